import { describe, expect, it } from 'vitest';
import { hexId } from '../../board/hexes';
import { BUILDING, LAYING } from './fixtures';
import { byHeight, during, foreseen, heldAt, marksOf, plainly, refused } from './scene';
import { lit, timing } from './showing';
import { buildStatus, layStatus } from './status';

const [laid, covered, split] = LAYING.events;
const moment = { actor: '0', action: LAYING.action, past: [], now: laid ?? null };

describe('the scene', () => {
  it('is drawn from back to front', () => {
    const rows = plainly(BUILDING.view).map(({ cell }) => cell.place[1]);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    const levels = byHeight(plainly(BUILDING.view)).map(({ cell }) => cell.level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });

  it('leaves no rim inside a tile', () => {
    for (const { cell, rim } of plainly(LAYING.view)) {
      const whole = LAYING.view.cells.filter(
        (other) => hexId(other.volcano) === hexId(cell.volcano) && other.level === cell.level,
      );
      expect(rim).toHaveLength(7 - whole.length);
    }
  });

  it('lays a foreseen tile one level higher and still draws what is under it', () => {
    const items = foreseen(LAYING.view, LAYING.events);
    const ghosts = items.filter(({ ground }) => ground === 'ghost');
    expect(ghosts.map(({ cell }) => cell.level)).toEqual([2, 2, 2]);
    expect(ghosts.every(({ under }) => under?.cell.level === 1)).toBe(true);
    expect(ghosts.find(({ id }) => id === '1,0')?.under?.cell.piece?.kind).toBe('hut');
    expect(items).toHaveLength(LAYING.view.cells.length);
  });

  it('drops a tile, then keeps it while what follows is shown', () => {
    const first = during(LAYING.view, moment);
    expect(first.filter(({ ground }) => ground === 'arriving')).toHaveLength(3);
    const then = during(LAYING.view, { ...moment, past: [laid!], now: covered ?? null });
    expect(then.every(({ ground }) => ground === 'real')).toBe(true);
    expect(then.find(({ id }) => id === '1,0')?.cell.level).toBe(2);
  });

  it('draws anew only what changes', () => {
    const plain = new Set(plainly(LAYING.view));
    const changed = foreseen(LAYING.view, LAYING.events).filter((item) => !plain.has(item));
    expect(changed.length).toBeGreaterThanOrEqual(3);
    expect(changed.length).toBeLessThan(LAYING.view.cells.length / 2 + 3);
    expect(plainly(LAYING.view)).toBe(plainly(LAYING.view));
  });

  it('puts foreseen pieces on their fields', () => {
    const items = foreseen(BUILDING.view, BUILDING.events);
    const built = items.filter(({ piece }) => piece === 'ghost').map(({ id }) => id);
    expect(built.sort()).toEqual(['-1,-1', '-2,0']);
  });

  it('shows a tile where it may not lie', () => {
    const held = heldAt(LAYING.view, '0,0', 's');
    const items = refused(LAYING.view, held!.tile, held!.placement);
    expect(items.filter(({ ground }) => ground === 'refused')).toHaveLength(3);
    expect(heldAt(LAYING.view, null, 's')).toBeNull();
    expect(heldAt(BUILDING.view, '0,0', 's')).toBeNull();
  });

  it('marks an eruption with what it covers and splits', () => {
    const marks = marksOf(LAYING.events);
    expect(marks.eruption?.level).toBe(2);
    expect(marks.covered.map(({ huts }) => huts)).toEqual([1]);
    expect(marks.splits[0]?.parts).toHaveLength(2);
  });
});

describe('events', () => {
  it('light up their places and take their time', () => {
    expect(lit(laid!)).toEqual(['0,0', '1,0', '1,-1']);
    expect(lit(split!)).toContain('2,-1');
    expect(timing(laid!)).toBeGreaterThan(timing({ ...laid!, level: 1 } as typeof laid & object));
    expect(timing({ event: 'unheard of', text: { en: '', de: '' } })).toBe(0);
  });
});

describe('the status line', () => {
  it('tells what a tile would do', () => {
    const { legal } = LAYING.position;
    expect(layStatus(legal, 'ne', '0,0', LAYING.events)).toEqual({
      en: 'Pointing north-east · would lie on level 2 · covers 1 hut · cuts a settlement in 2',
      de: 'Zeigt nach Nordosten · läge auf Ebene 2 · verdeckt 1 Hütte · teilt eine Siedlung in 2',
    });
    expect(layStatus(legal, 'ne', '40,40', null).en).toMatch(/cannot lie here/);
    expect(layStatus(legal, 's', '0,0', null).en).toMatch(/fits pointing .*north-east/);
  });

  it('tells what building would take and leave', () => {
    const supply = { huts: 9, temples: 2, towers: 2 };
    const seats = BUILDING.view.seats.map((seat) => ({ ...seat, supply }));
    expect(buildStatus(BUILDING.events, { ...BUILDING.view, seats }).en).toBe(
      '2 huts on 2 fields: 9 left',
    );
    expect(buildStatus(null, null).en).toMatch(/^Choose a field/);
  });
});
