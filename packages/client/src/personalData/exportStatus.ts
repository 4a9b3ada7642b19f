import type { Schemas } from '@office/api';

type Status = Schemas['PersonalDataExportStatus'];

const pollInterval = 3000;

/** `refreshInterval` of SWR: polls while an export is pending. */
export const exportRefreshInterval = (
  status: { export: Pick<Schemas['PersonalDataExport'], 'state'> | null } | undefined,
): number => {
  const state = status?.export?.state;
  return state === 'QUEUED' || state === 'RUNNING' ? pollInterval : 0;
};

export function exportStatusOf({ export: last }: Status) {
  if (!last) return { status: 'none' } as const;
  const { state, progress, size, expiresAt } = last;
  if (state === 'FAILED') return { status: 'failed' } as const;
  if (state !== 'READY' || size === null || !expiresAt) {
    return { status: 'pending', progress } as const;
  }
  return { status: 'ready', size, expiresAt } as const;
}
