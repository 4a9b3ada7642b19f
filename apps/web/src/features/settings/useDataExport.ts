import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { DataExport } from '@office/ui/screens/settings';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';

const exportPath = '/v1/auth/user/personal-data-export';
const pollInterval = 3000;

const isPending = (status: Schemas['PersonalDataExportStatus'] | undefined) =>
  status?.export?.state === 'QUEUED' || status?.export?.state === 'RUNNING';

export function useDataExport() {
  const { data, mutate } = useQuery(exportPath, undefined, {
    refreshInterval: (latest) => (isPending(latest) ? pollInterval : 0),
  });
  const [request, requesting] = useAction(async () => {
    try {
      await mutate(await unwrap(office.POST(exportPath)), { revalidate: false });
    } catch (failure) {
      showError(failure);
      await mutate();
    }
  });
  const [download] = useAction(async () => {
    const fileKey = data?.export?.fileKey;
    if (!fileKey) return;
    try {
      const body = { fileKeys: [fileKey] };
      const signed = await unwrap(office.POST('/v1/files/pre-sign-url', { body }));
      window.location.assign(signed.data[0]!.url);
    } catch (failure) {
      showError(failure);
      await mutate();
    }
  });
  return {
    dataExport: data && { ...toDataExport(data), requesting },
    onExportData: () => request(),
    onDownloadData: () => download(),
  };
}

function toDataExport({ export: last }: Schemas['PersonalDataExportStatus']): DataExport {
  if (!last) return { status: 'none' };
  const { state, progress, size, expiresAt } = last;
  if (state === 'FAILED') return { status: 'failed' };
  if (state !== 'READY' || size === null || !expiresAt) return { status: 'pending', progress };
  return { status: 'ready', size, expiresAt };
}
