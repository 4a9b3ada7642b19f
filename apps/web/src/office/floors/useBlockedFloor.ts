import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../platform/toasts/toasts.ts';
import { floorState, type PlacedFloor } from './floors.ts';

/** How long after leaving a floor its block counts as the reason: the floors are renewed meanwhile. */
const soonMs = 10_000;

/**
 * Tells someone whose floor is blocked while they are on it why they are on another one now; where
 * there is none left, they go back to choosing the organisation (spec §6). Whether the list of floors
 * or the floor itself says first that it is closed does not matter.
 * @param here the floor that the member is on as things stand
 */
export function useBlockedFloor(
  offices: readonly Schemas['Office'][] | undefined,
  here: PlacedFloor | null,
): void {
  const navigate = useNavigate();
  const last = useRef<PlacedFloor>(null);
  const left = useRef<{ placed: PlacedFloor; at: number }>(null);

  useEffect(() => {
    if (!offices) return;
    const before = last.current;
    last.current = here;
    const now = Date.now();
    if (before && before.floor.id !== here?.floor.id) left.current = { placed: before, at: now };
    if (!left.current || now - left.current.at > soonMs) return;
    const { floor } = left.current.placed;
    if (floorState(offices, floor.id) !== 'blocked') return;
    left.current = null;
    if (here) {
      toasts.show({
        type: 'ERROR',
        title: i18next.t('web:floor.closed', { floor: floor.name }),
        description: i18next.t('web:floor.blockedAndMoved', { here: here.floor.name }),
      });
      return;
    }
    toasts.show({
      type: 'ERROR',
      title: i18next.t('errors:error.metaverseOfficeReport'),
      description: i18next.t('errors:errorResponse.allContractsLayoutBlocked'),
    });
    void navigate('/organization', { replace: true });
  }, [offices, here, navigate]);
}
