import type { Schemas } from '@office/api';
import { floorState, type PlacedFloor } from './floors.ts';

/** A block counts as the reason for leaving a floor for this long: the list of floors comes late. */
export const soonMs = 10_000;

/** The floor that the member is on, and the one that they left last, `at` in epoch milliseconds. */
export interface FloorHistory {
  here: PlacedFloor | null;
  left: { floor: PlacedFloor; at: number } | null;
}

export const noFloors: FloorHistory = { here: null, left: null };

/**
 * Follows the member from floor to floor. The list of floors may tell a block before the floor itself
 * does, or after.
 * @returns the new history, and the floor that they had to leave because it is blocked; named once
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
