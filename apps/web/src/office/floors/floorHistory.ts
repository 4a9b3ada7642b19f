import type { Schemas } from '@office/api';
import { floorState, type FloorWithOffice } from './floors.ts';

/** Maximum time between leaving a floor and its block, because the list of floors may arrive late. */
export const blockReasonMs = 10_000;

/** Current floor and the floor left last; `at` is in epoch milliseconds. */
export interface FloorHistory {
  here: FloorWithOffice | null;
  left: { floor: FloorWithOffice; at: number } | null;
}

export const emptyFloorHistory: FloorHistory = { here: null, left: null };

/**
 * The list of floors may report a block before or after the floor itself.
 * @returns the new history, and the blocked floor that the member had to leave, reported once
 */
export function followFloors(
  history: FloorHistory,
  now: { offices: readonly Schemas['Office'][]; here: FloorWithOffice | null; at: number },
): { history: FloorHistory; blocked: FloorWithOffice | null } {
  const { offices, here, at } = now;
  const before = history.here;
  const left = before && before.floor.id !== here?.floor.id ? { floor: before, at } : history.left;
  const isBlocked =
    left !== null &&
    at - left.at <= blockReasonMs &&
    floorState(offices, left.floor.floor.id) === 'blocked';
  return isBlocked
    ? { history: { here, left: null }, blocked: left.floor }
    : { history: { here, left }, blocked: null };
}
