// Placeholder until the generated file comes in.
export interface Text { en: string; de: string }
export interface GameInfo { id: string; title: string; year: number; family: string; ruleset: number; summary: Text; modes: any[]; options: any[]; samples: string[] }
export interface SeatInfo { name: string; bot?: string }
export interface Refusal { clause: string; text: Text }
export type ToldEvent = { event: string; text: Text } & Record<string, unknown>;
export interface Told { actor: string; action: string; events: ToldEvent[] }
export interface Outcome { seats: any[]; common?: any; reason: Text }
type Hex = [number, number];
export interface FeurioTileView { place: Hex; number: number; spaces: number; free_edges: number; room: number; men: number[]; firebreak?: { seat: number; number: number | null } }
export interface FeurioView { phase: string; turn: number; drawn: number | null; hidden: boolean; opening: number[]; tiles: FeurioTileView[]; rim: { place: Hex; heat: number; hottest: boolean }[]; crews: { seat: number; colours: ('red'|'green'|'blue'|'yellow')[]; men: number[] }[]; unseen: number[]; to_draw: number; scores: { seat: number; points: number; areas: { places: Hex[]; text: Text }[] }[]; nearness: { men_left: number } | null }

export interface Series { key: string; name: Text; common: boolean; values: number[][] }
export interface Reason { key: string; args: Record<string, unknown>; places: string[]; text: Text }
export interface Analysis { seat: number; share: number; candidates: { action: string; share: number; shares: number[]; visits: number; effects: Reason[] }[] }
export interface ReviewedPly { ply: number; seat: number; action: string; grade: 'forced'|'best'|'fine'|'inaccuracy'|'mistake'|'blunder'; loss: number; before: number; after: number; shares_after: number[]; best: string; why_best: Reason[]; why_played: Reason[] }
