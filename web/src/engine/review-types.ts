import type { Text } from './types';
export interface Series {
  key: string;
  name: Text;
  common: boolean;
  values: number[][];
}
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  places: string[];
  text: Text;
}
export interface Analysis {
  seat: number;
  share: number;
  candidates: {
    action: string;
    share: number;
    shares: number[];
    visits: number;
    effects: Reason[];
  }[];
}
export interface ReviewedPly {
  ply: number;
  seat: number;
  action: string;
  grade: 'forced' | 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder';
  loss: number;
  before: number;
  after: number;
  shares_after: number[];
  best: string;
  why_best: Reason[];
  why_played: Reason[];
}
