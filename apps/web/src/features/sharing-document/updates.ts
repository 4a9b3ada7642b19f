import type { Schemas } from '@office/api';
import { patch, renew, type Updates } from '../../platform/realtime/updates.ts';

type SharedDocument = Schemas['SharedDocument'];
type List = Schemas['SharedDocumentList'];

/** Brings the documents of rooms into the list of them as messages tell. */
export const sharingDocumentUpdates: Updates = {
  sharedDocumentChanged: [
    patch('/v1/sharing-documents', (list, { documentId, document }) =>
      document ? withDocument(list, document) : withoutDocument(list, documentId),
    ),
  ],
  // A meeting that begins or ends may take a room from the member, or give it back.
  meetingRoomsChanged: [renew('/v1/sharing-documents')],
};

/** A list with a document as it is now. What is older than the list is left out: messages of two processes cross. */
export function withDocument(list: List, document: SharedDocument): List {
  const known = list.data.find(({ id }) => id === document.id);
  if (known && known.version >= document.version) return list;
  const others = list.data.filter(
    ({ id, roomId }) => id !== document.id && roomId !== document.roomId,
  );
  return withData(list, [...others, document]);
}

/** A list without a document that is shown no more. */
export function withoutDocument(list: List, documentId: string): List {
  const data = list.data.filter(({ id }) => id !== documentId);
  return data.length === list.data.length ? list : withData(list, data);
}

function withData({ metadata }: List, data: SharedDocument[]): List {
  return { data, metadata: { ...metadata, total: data.length } };
}
