import type { PagePicture } from '@office/ui/screens/sharing-document';
import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { documentPictures } from './browserPictures.ts';
import { pageKey, type SharedDocument } from './DocumentPictures.ts';

const none: readonly SharedDocument[] = [];
const loading: PagePicture = { status: 'loading' };

export function useSharedDocuments(): readonly SharedDocument[] {
  const { data } = useQuietQuery('/v1/sharing-documents');
  const documents = data?.data ?? none;
  const ids = documents.map(({ id }) => id).join(' ');
  useEffect(() => documentPictures.keepOnly(ids.split(' ')), [ids]);
  return documents;
}

export function useSharedDocument(roomId: string | null): SharedDocument | null {
  return useSharedDocuments().find((each) => each.roomId === roomId) ?? null;
}

export function usePagePicture(document: SharedDocument | null, page: number): PagePicture {
  const picture = useStore(documentPictures, (pictures) =>
    document ? pictures.get(pageKey(document.id, page)) : undefined,
  );
  useEffect(() => {
    if (document) documentPictures.requestPage(document, page);
  }, [document, page]);
  return picture ?? loading;
}
