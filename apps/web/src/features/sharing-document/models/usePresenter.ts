import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { patchQueries } from '@office/client/swr/patchQueries.ts';
import { office } from '../../../platform/api/client.ts';
import { withDocument, withoutDocument } from '../updates.ts';
import type { SharedDocument } from './DocumentPictures.ts';

const path = '/v1/sharing-documents';

export function usePresenter(document: SharedDocument | null, myUserId: string | undefined) {
  const { cache, mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [requestedPage, setRequestedPage] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const queries = { cache, mutate };
  const store = (changed: SharedDocument) =>
    void patchQueries<Parameters<typeof withDocument>[0]>(queries, path, (list) =>
      withDocument(list, changed),
    );

  const change = async (body: { page?: number; leaderId?: string }) => {
    const params = { path: { id: document?.id ?? '' } };
    store(await unwrap(office.PATCH('/v1/sharing-documents/{id}', { params, body })));
  };

  return {
    busy,
    wanted: requestedPage,
    /** Sends one request at a time. Of the pages requested in between, only the last is sent. */
    async turn(page: number): Promise<void> {
      setRequestedPage(page);
      const isSending = latest.current !== null;
      latest.current = page;
      if (isSending) return;
      try {
        for (let sent: number | null = null; sent !== latest.current;) {
          sent = latest.current;
          await change({ page: sent });
        }
      } catch (error) {
        showError(error);
      } finally {
        latest.current = null;
        setRequestedPage(null);
      }
    },
    async takeOver(page: number): Promise<void> {
      if (!myUserId) return;
      setBusy(true);
      await change({ leaderId: myUserId, page }).catch(showError);
      setBusy(false);
    },
    async end(): Promise<void> {
      if (!document) return;
      setBusy(true);
      const params = { path: { id: document.id } };
      await unwrap(office.DELETE('/v1/sharing-documents/{id}', { params })).then(
        () =>
          patchQueries<Parameters<typeof withDocument>[0]>(queries, path, (list) =>
            withoutDocument(list, document.id),
          ),
        showError,
      );
      setBusy(false);
    },
  };
}
