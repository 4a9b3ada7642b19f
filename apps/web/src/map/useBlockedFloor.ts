import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../toasts/toasts.ts';
import { floorState, type PlacedFloor } from './floors.ts';

/**
 * Tells someone whose floor is blocked while they are on it why they are on another one now; where
 * there is none left, they go back to choosing the organisation (spec §6).
 * @param here the floor that the member is on as things stand
 */
export function useBlockedFloor(
  offices: readonly Schemas['Office'][] | undefined,
  here: PlacedFloor | null,
): void {
  const navigate = useNavigate();
  const last = useRef<PlacedFloor>(null);

  useEffect(() => {
    if (!offices) return;
    const before = last.current;
    last.current = here;
    if (!before || before.floor.id === here?.floor.id) return;
    if (floorState(offices, before.floor.id) !== 'blocked') return;
    if (here) {
      toasts.show({
        type: 'ERROR',
        title: i18next.t('web:floor.closed', { floor: before.floor.name }),
        description: i18next.t('web:floor.blockedAndMoved', { here: here.floor.name }),
      });
      return;
    }
    toasts.show({
      type: 'ERROR',
      title: i18next.t('web:officeReport'),
      description: i18next.t('web:allContractsLayoutBlocked'),
    });
    void navigate('/organization', { replace: true });
  }, [offices, here, navigate]);
}
