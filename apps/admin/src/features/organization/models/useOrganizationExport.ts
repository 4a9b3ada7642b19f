import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { usePollingWhilePending } from '@office/client/personalData/usePollingWhilePending.ts';
import type { OrganizationExport } from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

const path = '/v1/admin/organization/export';

/** @param permitted whether the viewer has the permission `owner.write` */
export function useOrganizationExport(permitted: boolean) {
  const { data, mutate } = useQuery(path, permitted ? {} : null);
  usePollingWhilePending(data?.export?.state, mutate);
  /** Index of the archive that is downloaded, or the request of an export. */
  const [doing, setDoing] = useState<number | 'request'>();
  const [run] = useAction(async (action: number | 'request', work: () => Promise<unknown>) => {
    setDoing(action);
    try {
      await work();
    } catch (failure) {
      showError(failure);
      await mutate();
    } finally {
      setDoing(undefined);
    }
  });
  const requesting = doing === 'request';
  const downloading = doing === 'request' ? undefined : doing;
  const dataExport: OrganizationExport = permitted
    ? { ...stateOf(data, downloading), requesting }
    : { status: 'forbidden' };
  return {
    dataExport,
    onExport: (body: { privateContent: boolean }) =>
      run('request', async () => {
        await mutate(await unwrap(office.POST(path, { body })), { revalidate: false });
      }),
    onDownload: ({ index }: { index: number }) =>
      run(index, async () => {
        const archive = data?.export?.archives[index];
        const body = { fileKeys: archive ? [archive.fileKey] : [] };
        const signed = await unwrap(office.POST('/v1/admin/files/pre-sign-url', { body }));
        window.location.assign(signed.data[0]!.url);
      }),
  };
}

function stateOf(
  data: Schemas['OrganizationExportStatus'] | undefined,
  downloading: number | undefined,
): OrganizationExport {
  if (!data) return { status: 'loading' };
  const { export: last } = data;
  if (!last) return { status: 'none' };
  const { state, progress, privateContent, archives, expiresAt } = last;
  if (state === 'FAILED') return { status: 'failed' };
  if (state !== 'READY' || !expiresAt) return { status: 'pending', progress };
  const requestedBy = last.own ? null : last.requestedBy;
  return { status: 'ready', privateContent, archives, expiresAt, requestedBy, downloading };
}
