import type { Schemas } from '@office/api';

type Status = Schemas['PersonalDataExportStatus'];

export function exportStatusOf({ export: last }: Status) {
  if (!last) return { status: 'none' } as const;
  const { state, progress, size, expiresAt } = last;
  if (state === 'FAILED') return { status: 'failed' } as const;
  if (state !== 'READY' || size === null || !expiresAt) {
    return { status: 'pending', progress } as const;
  }
  return { status: 'ready', size, expiresAt } as const;
}
