import type { Schemas } from '@office/api';
import { floorState, type PlacedFloor } from './floors.ts';

/** How long after leaving a floor its block counts as the reason: the floors are renewed meanwhile. */
export const soonMs = 10_000;

/** The floor that the member is on, and the one that they left last, by epoch milliseconds. */
export interface FloorHistory {
  here: PlacedFloor | null;
  left: { floor: PlacedFloor; at: number } | null;
}

export const noFloors: FloorHistory = { here: null, left: null };

/**
 * Follows the member from floor to floor. Either the list of floors or the floor itself may tell first
 * that it is blocked.
 * @returns the history from now on, and the floor that they had to leave because it is blocked: once
 */
export function followFloors(
  history: FloorHistory,
  now: { offices: readonly Schemas['Office'][]; here: PlacedFloor | null; at: number },
): { history: FloorHistory; blocked: PlacedFloor | null } {
  const { offices, here, at } = now;
  const before = history.here;
  const left = before && before.floor.id !== here?.floor.id ? { floor: before, at } : history.left;
  const isBlocked =
    left !== null &&
    at - left.at <= soonMs &&
    floorState(offices, left.floor.floor.id) === 'blocked';
  return isBlocked
    ? { history: { here, left: null }, blocked: left.floor }
    : { history: { here, left }, blocked: null };
}
