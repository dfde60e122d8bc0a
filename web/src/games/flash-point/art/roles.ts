// A sign for each specialist, about 8 units round (0, 0), drawn as lines.

import type { Role } from '../types';

export const ROLE_SIGNS: Record<Role, string> = {
  paramedic: 'M0-7V7M-7 0H7',
  cafs: 'M-3-2A3 3 0 1 1-3.100-2M4-4A2 2 0 1 1 3.900-4M2 5A3 3 0 1 1 1.900 5',
  hazmat: 'M0-7L7 6H-7ZM0-2V2M0 4V4.500',
  generalist: 'M0-7L2-2L7-2L3 1.500L4.500 7L0 3.500L-4.500 7L-3 1.500L-7-2L-2-2Z',
  captain: 'M-6 0L0-6L6 0M-6 6L0 0L6 6',
  rescue: 'M-5 7L4-4M0-6Q7-8 7 0L3-3Z',
  imaging: 'M-7 0Q0-8 7 0Q0 8-7 0ZM0-1.500A1.500 1.500 0 1 1-.1-1.500',
  driver: 'M0-7A7 7 0 1 1-.1-7M0 0V7M0 0L-6-3M0 0L6-3',
};
