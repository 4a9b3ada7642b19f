import type { Schemas } from '@office/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { anonymousOffice } from '../api/anonymousClient.ts';
import { isMaintenanceActive } from './isMaintenanceActive.ts';

export type MaintenanceAnswer =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; info: Schemas['MaintenanceInfo'] };

const pollIntervalMs = 30_000;

export function useMaintenance(onOver: () => void): MaintenanceAnswer {
  const [state, setState] = useState<MaintenanceAnswer>({ status: 'loading' });
  const notifyOver = useEffectEvent(onOver);

  useEffect(() => {
    let isMounted = true;
    const ask = async () => {
      const next = await currentMaintenance();
      if (!isMounted) return;
      if (next === 'over') notifyOver();
      else setState(next);
    };
    void ask();
    const timer = setInterval(() => void ask(), pollIntervalMs);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);

  return state;
}

async function currentMaintenance(): Promise<MaintenanceAnswer | 'over'> {
  try {
    const { data, response } = await anonymousOffice.GET('/v1/maintenances/user');
    if (!data) return { status: 'error' };
    if (!isMaintenanceActive(data, response.headers.get('date'))) return 'over';
    return { status: 'ready', info: data };
  } catch {
    return { status: 'error' };
  }
}
