import { expect, it } from 'vitest';
import type { SeatWithOffice } from '../../../office/floors/useSeats.ts';
import { applySeatChange } from './applySeatChange.ts';

const ren = {
  userId: 'ren',
  nameKanji: '高橋 蓮',
  avatarUrl: null,
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
} as const;
const free: SeatWithOffice = {
  contractId: 'c1',
  floorId: 'f1',
  seatId: 'a-1',
  label: 'A-1',
  state: 'EMPTY',
  user: null,
};
const taken = {
  floorId: 'f1',
  seatId: 'a-1',
  userId: 'ren',
  user: ren,
  state: 'SELECTED',
} as const;
const freed = { ...taken, userId: null, user: null, state: 'EMPTY' } as const;

it('marks the seat as taken, own or free', () => {
  expect(applySeatChange(free, taken, 'aoi')).toEqual({ ...free, state: 'SELECTED', user: ren });
  expect(applySeatChange(free, taken, 'ren')).toEqual({ ...free, state: 'ACTIVE', user: ren });
  expect(applySeatChange({ ...free, state: 'SELECTED', user: ren }, freed, 'aoi')).toEqual(free);
});

it('returns the same object when another seat changed', () => {
  expect(applySeatChange(free, { ...taken, seatId: 'a-2' }, 'aoi')).toBe(free);
  expect(applySeatChange(free, { ...taken, floorId: 'f2' }, 'aoi')).toBe(free);
});
