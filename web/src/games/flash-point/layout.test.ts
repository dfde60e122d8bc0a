import { describe, expect, it } from 'vitest';
import family from './fixtures/family.json';
import { decisions } from './fixtures/game';
import { CELLS, RING, bay, boxOf, edgeId, edgeLine, middle, seen } from './grid';
import { layout, stands } from './layout';
import { percent } from './outlook';
import { rooms } from './rooms';
import { turn } from './turned.svelte';
import type { House } from './types';

const HOUSE = decisions(family)[0]?.before as House;

describe('the plan', () => {
  it('covers the board with cells that touch and do not overlap', () => {
    const area = CELLS.map(boxOf).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe((800 + 2 * RING) * (600 + 2 * RING));
    expect(boxOf('0,0')).toEqual({ x: -RING, y: -RING, width: RING, height: RING });
    expect(middle('7,9')).toEqual({ x: 800 + RING / 2, y: 600 + RING / 2 });
  });

  it('puts edges between their cells, named one way', () => {
    expect(edgeLine('1,1', '1,2')).toEqual({ x: 100, y: 50, upright: true, length: 100 });
    expect(edgeLine('0,3', '1,3')).toEqual({ x: 250, y: 0, upright: false, length: 100 });
    expect(edgeId('1,2', '1,1')).toBe('1,1|1,2');
  });

  it('is turned by a quarter on a narrow page', () => {
    turn(true);
    expect(boxOf('1,1')).toEqual({ x: 500, y: 0, width: 100, height: 100 });
    expect(boxOf('0,0')).toEqual({ x: 600, y: -RING, width: RING, height: RING });
    expect(edgeLine('1,1', '1,2')).toEqual({ x: 550, y: 100, upright: false, length: 100 });
    // The side that was on top is on the right, and clockwise stays clockwise.
    expect(bay(['0,5', '0,6'], 'top')).toEqual({ x: 600 + RING, y: 400, width: 64, height: 200 });
    expect([seen('top'), seen('left'), seen('north')]).toEqual(['right', 'top', 'east']);
    turn(false);
    expect(boxOf('1,1')).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });

  it('finds the rooms of the first side', () => {
    const plan = rooms(HOUSE);
    expect(plan.size).toBe(48);
    expect(plan.get('1,1')).toBe(plan.get('2,3'));
    expect(plan.get('1,3')).not.toBe(plan.get('1,4'));
    expect(new Set(plan.values()).size).toBeGreaterThan(5);
  });
});

describe('things in a cell', () => {
  it('stand inside it, however many there are', () => {
    for (const cell of ['0,0', '3,4', '7,9'])
      for (const count of [1, 2, 3, 4, 5, 6])
        for (const { x, y } of stands(cell, count)) {
          const box = boxOf(cell);
          expect(x).toBeGreaterThan(box.x);
          expect(x).toBeLessThan(box.x + box.width);
          expect(y).toBeGreaterThan(box.y);
          expect(y).toBeLessThan(box.y + box.height);
        }
  });

  it('are drawn unless somebody holds them', () => {
    expect(
      layout(HOUSE)
        .tokens.map(({ cell }) => cell)
        .sort(),
    ).toEqual(['2,4', '5,1', '5,8']);
    const held = { ...HOUSE, pois: HOUSE.pois.map((poi) => ({ ...poi, held_by: 1 })) };
    expect(layout(held).tokens).toEqual([]);
  });
});

describe('percent', () => {
  it('rounds, but calls no chance nothing', () => {
    expect([percent(0), percent(0.004), percent(0.126)]).toEqual(['0 %', '<1 %', '13 %']);
  });
});
