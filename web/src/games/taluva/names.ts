// What places of the island are called.

import { hexId, type Hex } from '../../board/hexes';
import { both, join, type Text } from '../../i18n/say.svelte';
import { seatLetter } from '../../parts/SeatBadge.svelte';
import type { Company } from '../module';
import type { Cell, Extension, Kind, PieceView, Settlement, TaluvaView } from './types';
import w from './words';

export function hutsText(count: number): Text {
  return count === 1 ? w.hutsOne : both(w.hutsMany, { count });
}

export function cellName(cell: Cell, view: TaluvaView, company: Company): Text {
  const at = { place: hexId(cell.place), level: cell.level };
  if (cell.terrain === null) return both(w.volcano, { ...at, heading: w[cell.heading] });
  const ground = capital(both(w.field, { ...at, terrain: w[cell.terrain] }));
  if (!cell.piece) return join([ground, w.free], ', ');
  const { settlement: called, seat } = cell.piece;
  const settlement = settlementNamed(view, called, seat);
  const standing = pieceText(cell.piece.kind, cell.piece.count, nameOf(cell.piece, company));
  return join([ground, standing, ...(settlement ? [settlementText(settlement)] : [])], ', ');
}

export function seaName(place: string): Text {
  return both(w.sea, { place });
}

/** A settlement by its size and what stands in it. */
export function settlementText({ size, temples, towers }: Settlement): Text {
  const parts = [size === 1 ? w.settlementOne : both(w.settlementMany, { size })];
  if (temples === 1) parts.push(w.withTemple);
  if (temples > 1) parts.push(both(w.withTemples, { count: temples }));
  if (towers === 1) parts.push(w.withTower);
  if (towers > 1) parts.push(both(w.withTowers, { count: towers }));
  return join(parts);
}

/** An extension by what it takes; by its settlement too where another one could be meant. */
export function extensionText(extension: Extension, view: TaluvaView): Text {
  const { fields, cost, terrain, settlement: called } = extension;
  const what = both(fields.length === 1 ? w.extendOne : w.extendMany, {
    terrain: w[terrain],
    fields: fields.length,
    huts: hutsText(cost),
  });
  const rivals = view.extensions.filter((other) => other.terrain === terrain);
  const settlement = settlementNamed(view, called, view.turn);
  if (rivals.length < 2 || !settlement) return what;
  return both(w.extendFrom, { what, settlement: settlementText(settlement) });
}

function pieceText(kind: Kind, count: number, name: string): Text {
  const texts = { hut: count === 1 ? w.hutOf : w.hutsOf, temple: w.templeOf, tower: w.towerOf };
  return both(texts[kind], { count, name });
}

function nameOf({ seat }: PieceView, company: Company): string {
  return company.seats[seat]?.name || seatLetter(seat);
}

export function settlementNamed(
  view: TaluvaView,
  called: Hex,
  seat: number,
): Settlement | undefined {
  const id = hexId(called);
  return view.settlements.find((one) => one.seat === seat && hexId(one.name) === id);
}

function capital(text: Text): Text {
  const first = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return { en: first(text.en), de: first(text.de) };
}
