import type { MapFloor } from './map.ts';

export const floors: readonly MapFloor[] = [
  {
    floorId: 'f3',
    name: '3F 開発フロア',
    peopleCount: 12,
    freeSeats: 5,
    current: true,
    blocked: false,
  },
  {
    floorId: 'f4',
    name: '4F デザインフロア',
    peopleCount: 4,
    freeSeats: 18,
    current: false,
    blocked: false,
  },
  {
    floorId: 'f5',
    name: '5F Client lounge',
    peopleCount: 0,
    freeSeats: 0,
    current: false,
    blocked: true,
  },
];
