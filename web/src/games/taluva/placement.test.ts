import { describe, expect, it } from 'vitest';
import { centre, hexId, type Hex } from '../../board/hexes';
import { LAYING } from './fixtures';
import { angle, covers, fitting, hexesOf, layAction, placementOf, turned } from './placement';
import { HEADINGS } from './types';

describe('a placement', () => {
  it('covers the hexes the engine says', () => {
    expect(hexesOf({ volcano: [0, 0], heading: 's' })).toEqual([
      [0, 0],
      [-1, 1],
      [0, 1],
    ]);
    const laid = LAYING.events[0] as unknown as { volcano: Hex; left: Hex; right: Hex };
    const placement = placementOf(LAYING.action);
    expect(placement && hexesOf(placement)).toEqual([laid.volcano, laid.left, laid.right]);
  });

  it('has its middle in the direction of its heading', () => {
    for (const heading of HEADINGS) {
      const hexes = hexesOf({ volcano: [0, 0], heading }).map(centre);
      const x = hexes.reduce((sum, spot) => sum + spot.x, 0) / 3;
      const y = hexes.reduce((sum, spot) => sum + spot.y, 0) / 3;
      const degrees = (Math.atan2(y, x) * 180) / Math.PI;
      expect(Math.round((degrees - angle(heading)) % 360)).toBeCloseTo(0);
    }
  });

  it('turns clockwise in six steps', () => {
    expect(turned('s', 1)).toBe('sw');
    expect(turned('n', 1)).toBe('ne');
    expect(turned('ne', -1)).toBe('n');
    for (const heading of HEADINGS) expect(turned(heading, 6)).toBe(heading);
  });

  it('knows the ways it fits, beginning with the one it has', () => {
    const { legal } = LAYING.position;
    const ways = fitting(legal, '0,0', 's');
    expect(ways).toContain('ne');
    expect(ways.map((way) => layAction('0,0', way)).every((way) => legal.includes(way))).toBe(true);
    expect(fitting(legal, '0,0', 'ne')[0]).toBe('ne');
    expect(fitting(legal, '40,40', 's')).toEqual([]);
  });

  it('is read from an action and only from that', () => {
    expect(placementOf('lay 2,-1 se')).toEqual({ volcano: [2, -1], heading: 'se' });
    expect(placementOf('hut 2,-1')).toBeNull();
    expect(covers({ volcano: [0, 0], heading: 's' }, hexId([0, 1]))).toBe(true);
    expect(covers({ volcano: [0, 0], heading: 's' }, hexId([1, 0]))).toBe(false);
  });
});
