import type { Schemas } from '@office/api';
import { floorState, type FloorWithOffice } from './floors.ts';

/** Maximum time between leaving a floor and its block, because the list of floors may arrive late. */
export const blockReasonMs = 10_000;

/** Current floor and the floor left last; `at` is in epoch milliseconds. */
export interface FloorHistory {
  currentFloor: FloorWithOffice | null;
  left: { floor: FloorWithOffice; at: number } | null;
}

export const emptyFloorHistory: FloorHistory = { currentFloor: null, left: null };

/**
 * The list of floors may report a block before or after the floor itself.
 * @returns the new history, and the blocked floor that the member had to leave, reported once
 */
export function followFloors(
  history: FloorHistory,
  now: { offices: readonly Schemas['Office'][]; currentFloor: FloorWithOffice | null; at: number },
): { history: FloorHistory; blocked: FloorWithOffice | null } {
  const { offices, currentFloor, at } = now;
  const before = history.currentFloor;
  const left =
    before && before.floor.id !== currentFloor?.floor.id ? { floor: before, at } : history.left;
  const isBlocked =
    left !== null &&
    at - left.at <= blockReasonMs &&
    floorState(offices, left.floor.floor.id) === 'blocked';
  return isBlocked
    ? { history: { currentFloor, left: null }, blocked: left.floor }
    : { history: { currentFloor, left }, blocked: null };
}
