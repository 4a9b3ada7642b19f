import { floorsOf } from '@office/world/floors';
import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toasts } from '@office/client/toasts/toasts.ts';
import { selectedFloor } from './browserFloor.ts';
import { floorState } from './floors.ts';

/** Moves the member to the floor of `/main?floor=<id>` and removes the parameter from the URL. */
export function useFloorFromUrl(offices: readonly Schemas['Office'][] | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const floorParam = pathname === '/main' ? new URLSearchParams(search).get('floor') : null;

  useEffect(() => {
    if (floorParam === null || !offices) return;
    if (floorState(offices, floorParam) === 'open') selectedFloor.choose(floorParam);
    else showFloorClosed(offices, floorParam);
    void navigate('/main', { replace: true });
  }, [floorParam, offices, navigate]);
}

function showFloorClosed(offices: readonly Schemas['Office'][], floorId: string): void {
  const placed = floorsOf(offices).find(({ floor }) => floor.id === floorId);
  toasts.show({
    type: 'ERROR',
    title: placed
      ? i18next.t('web:floor.closed', { floor: placed.floor.name })
      : i18next.t('web:floor.unknown'),
    description: i18next.t(placed ? 'web:floor.blocked' : 'web:floor.unknownHint'),
  });
}
