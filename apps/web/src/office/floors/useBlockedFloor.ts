import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '@office/client/toasts/toasts.ts';
import { type FloorWithOffice, floorState } from './floors.ts';

/** Maximum time between leaving a floor and its block, because the list of floors may arrive late. */
export const blockReasonMs = 10_000;

/** Current floor and the floor left last; `at` is in epoch milliseconds. */
interface FloorHistory {
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

/** If no floor is left, the member chooses the organisation again (spec §6). */
export function useBlockedFloor(
  offices: readonly Schemas['Office'][] | undefined,
  currentFloor: FloorWithOffice | null,
): void {
  const navigate = useNavigate();
  const history = useRef(emptyFloorHistory);

  useEffect(() => {
    if (!offices) return;
    const after = followFloors(history.current, { offices, currentFloor, at: Date.now() });
    history.current = after.history;
    if (!after.blocked) return;
    showBlocked(after.blocked, currentFloor);
    if (!currentFloor) void navigate('/organization', { replace: true });
  }, [offices, currentFloor, navigate]);
}

function showBlocked({ floor }: FloorWithOffice, currentFloor: FloorWithOffice | null): void {
  if (currentFloor) {
    toasts.show({
      type: 'ERROR',
      title: i18next.t('web:floor.closed', { floor: floor.name }),
      description: i18next.t('web:floor.blockedAndMoved', {
        currentFloor: currentFloor.floor.name,
      }),
    });
    return;
  }
  toasts.show({
    type: 'ERROR',
    title: i18next.t('errors:error.metaverseOfficeReport'),
    description: i18next.t('errors:errorResponse.allContractsLayoutBlocked'),
  });
}
