import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { exportStatusOf } from '@office/client/personalData/exportStatus.ts';
import { usePollingWhilePending } from '@office/client/personalData/usePollingWhilePending.ts';
import type { MemberPersonalData } from '@office/ui/screens/admin/members';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';

type Doing = NonNullable<MemberPersonalData['doing']>;

const exportPath = '/v1/admin/members/{userId}/personal-data-export';
const erasurePath = '/v1/admin/members/{userId}/erasure';

/**
 * @param userId null without the permission or while no member is shown
 * @param onErased called when the member was signed out and blocked
 */
export function usePersonalData(userId: string | null, onErased: () => void) {
  const params = { path: { userId: userId ?? '' } };
  const query = userId ? { params } : null;
  const status = useQuery(exportPath, query);
  usePollingWhilePending(status.data?.export?.state, status.mutate);
  const erasure = useQuery(erasurePath, query);
  const [doing, setDoing] = useState<Doing>();

  const [run] = useAction(async (action: Doing, work: () => Promise<unknown>) => {
    setDoing(action);
    try {
      await work();
    } catch (failure) {
      showError(failure);
      await Promise.all([status.mutate(), erasure.mutate()]);
    } finally {
      setDoing(undefined);
    }
  });

  const fileKey = status.data?.export?.fileKey;
  const personalData: MemberPersonalData | undefined = status.data &&
    erasure.data && { dataExport: exportStatusOf(status.data), erasure: erasure.data, doing };
  return {
    personalData,
    onExportData: () =>
      run('export', async () => {
        await status.mutate(await unwrap(office.POST(exportPath, { params })), {
          revalidate: false,
        });
      }),
    onDownloadData: () =>
      run('download', async () => {
        const body = { fileKeys: fileKey ? [fileKey] : [] };
        const signed = await unwrap(office.POST('/v1/admin/files/pre-sign-url', { body }));
        window.location.assign(signed.data[0]!.url);
      }),
    onErase: ({ messages, files }: { messages: boolean; files: boolean }) =>
      run('erase', async () => {
        const choice = (isDeleted: boolean) => (isDeleted ? 'DELETE' : 'KEEP');
        const body = { messages: choice(messages), files: choice(files) } as const;
        await erasure.mutate(await unwrap(office.POST(erasurePath, { params, body })), {
          revalidate: false,
        });
        onErased();
      }),
  };
}
