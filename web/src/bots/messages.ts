// What page and bot worker say to each other.

import type { Problem } from '../engine/problem';

export type Job =
  | { kind: 'choose'; record: string; bot: string; seed: Uint8Array }
  | { kind: 'analyse'; record: string; budget: string; seed: Uint8Array }
  | { kind: 'review'; record: string; ply: number; budget: string; seed: Uint8Array };

export interface Request {
  id: number;
  job: Job;
}

export type Answer = { id: number; result: string } | { id: number; problem: Problem };
