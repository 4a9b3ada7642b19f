import { useEffect, useMemo } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { documentPictures } from './browserPictures.ts';
import { pageKey, type SharedDocument } from './DocumentPictures.ts';
import { useSharedDocuments } from './useSharedDocuments.ts';

export interface SharedPage {
  document: SharedDocument;
  url: string | null;
}

/** Shared documents of a floor with their current pages. Stable until something changes. */
export function useSharedPages(floorId: string | null | undefined): SharedPage[] {
  const all = useSharedDocuments();
  const documents = useMemo(
    () => all.filter((document) => document.floorId !== null && document.floorId === floorId),
    [all, floorId],
  );
  useEffect(() => {
    for (const document of documents) documentPictures.requestPage(document, document.page);
  }, [documents]);
  const pictures = useStore(documentPictures);
  return useMemo(
    () =>
      documents.map((document) => {
        const picture = pictures.get(pageKey(document.id, document.page));
        return { document, url: picture?.status === 'ready' ? picture.url : null };
      }),
    [documents, pictures],
  );
}
