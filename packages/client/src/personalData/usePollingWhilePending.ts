import type { Schemas } from '@office/api';
import { useEffect } from 'react';

const pollIntervalMs = 3000;

/** @param state of the last export */
export function usePollingWhilePending(
  state: Schemas['PersonalDataExportState'] | undefined,
  mutate: () => Promise<unknown>,
): void {
  const isPending = state === 'QUEUED' || state === 'RUNNING';
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void mutate().catch(() => undefined), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isPending, mutate]);
}
