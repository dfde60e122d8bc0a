import { expect, test } from 'vitest';
import { Keyring, STORAGE } from './keyring.svelte';
import w from './keyring-words';

class Memory {
  readonly items = new Map<string, string>();
  full = false;
  forbidden = false;

  getItem(key: string): string | null {
    if (this.forbidden) throw new Error('forbidden');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full || this.forbidden) throw new Error('full');
    this.items.set(key, value);
  }
}

const key = (table: string, seat = 0, token = 'aa') => ({ table, seat, token });
const note = { game: 'taluva', name: 'Ann' };
const ring = (memory: Memory) => new Keyring(() => memory);

test('seats are kept and found by their table', () => {
  const memory = new Memory();
  const one = ring(memory);
  one.add([key('t', 2), key('t', 0)], { ...note, invites: [{ seat: 1, invite: 'bb' }] });
  one.add([key('u')], note);
  const later = ring(memory);
  expect(later.of('t').map(({ seat }) => seat)).toEqual([0, 2]);
  expect(later.of('t')[0]?.invites).toEqual([{ seat: 1, invite: 'bb' }]);
  expect(later.all).toHaveLength(3);
  later.forget('t', 0);
  expect(
    ring(memory)
      .all.map(({ table, seat }) => table + seat)
      .sort(),
  ).toEqual(['t2', 'u0']);
  expect(later.problem).toBeNull();
});

test('a seat that comes again gets its new key and keeps what is known', () => {
  const one = ring(new Memory());
  one.add([key('t')], { ...note, invites: [] });
  one.add([key('t', 0, 'cc')], { game: '', name: '' });
  expect(one.all).toHaveLength(1);
  expect(one.all[0]).toMatchObject({ token: 'cc', game: 'taluva', name: 'Ann', invites: [] });
});

test('two tabs do not lose each other’s seats', () => {
  const memory = new Memory();
  const [one, other] = [ring(memory), ring(memory)];
  one.add([key('t')], note);
  other.add([key('u')], note);
  expect(ring(memory).all).toHaveLength(2);
  one.refresh();
  expect(one.all).toHaveLength(2);
});

test('where storage is forbidden the page keeps the seats and says so', () => {
  const memory = new Memory();
  memory.forbidden = true;
  const one = ring(memory);
  one.add([key('t')], note);
  one.add([key('u')], note);
  expect(one.all).toHaveLength(2);
  expect(one.problem).toEqual(w.forbidden);
});

test('where storage is full nothing is lost, and it is written once there is room', () => {
  const memory = new Memory();
  const one = ring(memory);
  one.add([key('t')], note);
  memory.full = true;
  one.add([key('u')], note);
  expect(one.problem).toEqual(w.forbidden);
  memory.full = false;
  one.add([key('v')], note);
  expect(one.problem).toBeNull();
  expect(ring(memory).all).toHaveLength(3);
});

test('what can’t be read is put aside, not deleted', () => {
  for (const broken of ['{', '[]', '{"version":2,"seats":[]}', '{"version":1,"seats":[{}]}']) {
    const memory = new Memory();
    memory.items.set(STORAGE, broken);
    const one = ring(memory);
    expect(one.problem, broken).toEqual(w.unreadable);
    one.add([key('t')], note);
    expect(ring(memory).all).toHaveLength(1);
    expect([...memory.items.values()].some((text) => text === broken)).toBe(true);
  }
});

test('what can’t be read and can’t be put aside is not overwritten', () => {
  const memory = new Memory();
  memory.items.set(STORAGE, 'broken');
  memory.full = true;
  const one = ring(memory);
  one.add([key('t')], note);
  expect(one.all).toHaveLength(1);
  expect(memory.items.get(STORAGE)).toBe('broken');
});
