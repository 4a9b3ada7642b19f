import { unwrap, type Schemas } from '@office/api';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { exportStatusOf } from '@office/client/personalData/exportStatus.ts';
import { usePollingWhilePending } from '@office/client/personalData/usePollingWhilePending.ts';
import type { DataExportConfirmation } from '@office/ui/screens/settings';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';

const exportPath = '/v1/auth/user/personal-data-export';

export function useDataExport() {
  const { data, mutate } = useQuery(exportPath);
  usePollingWhilePending(data?.export?.state, mutate);
  const [confirmation, setConfirmation] = useState<DataExportConfirmation | null>(null);
  const [request, requesting] = useAction(
    async (body: Schemas['ExportOwnDataRequest'], onFailure: (failure: unknown) => void) => {
      try {
        await mutate(await unwrap(office.POST(exportPath, { body })), { revalidate: false });
        setConfirmation(null);
      } catch (failure) {
        onFailure(failure);
        await mutate();
      }
    },
  );
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
    dataExport: data && { ...exportStatusOf(data), requesting, confirmation },
    // Members without a password need no confirmation.
    onExportData: () =>
      request({}, (failure) => {
        if (errorCode(failure) === 'confirmationRequired') setConfirmation({});
        else showError(failure);
      }),
    onConfirmExport: (body: { currentPassword: string }) =>
      request(body, (failure) => setConfirmation({ error: dialogError(failure) })),
    onCancelExport: () => setConfirmation(null),
    onDownloadData: () => download(),
  };
}

function dialogError(failure: unknown): DataExportConfirmation['error'] {
  if (errorCode(failure) === 'currentPasswordIncorrect') return { kind: 'wrongPassword' };
  return isAlreadyReported(failure) ? undefined : { kind: 'other', text: errorText(failure) };
}
