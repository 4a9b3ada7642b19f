import type { Schemas } from '@office/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { anonymousOffice } from '../api/anonymousClient.ts';

/** The `Date` header has a resolution of one second. */
const resolutionMs = 1000;

/**
 * At the server's time: a different local clock would cause a redirect loop. An announcement can
 * also refer to the next maintenance.
 * @param date `Date` header of the response
 */
export function isMaintenanceActive(
  { startAt, endAt }: Pick<Schemas['MaintenanceInfo'], 'startAt' | 'endAt'>,
  date: string | null,
): boolean {
  if (!startAt) return false;
  const now = date ? Date.parse(date) : Number.NaN;
  // Without a `Date` header, the announcement is assumed to be in progress.
  if (Number.isNaN(now)) return true;
  const isOver = endAt !== null && Date.parse(endAt) <= now;
  return Date.parse(startAt) <= now + resolutionMs && !isOver;
}

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
