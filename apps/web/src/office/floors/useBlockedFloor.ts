import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '@office/client/toasts/toasts.ts';
import type { FloorWithOffice } from './floors.ts';
import { followFloors, emptyFloorHistory } from './floorHistory.ts';

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
