import type { Schemas } from '@office/api';
import { patch, renew, type Updates } from '../../platform/realtime/updates.ts';

type SharedDocument = Schemas['SharedDocument'];
type List = Schemas['SharedDocumentList'];

export const sharingDocumentUpdates: Updates = {
  sharedDocumentChanged: [
    patch('/v1/sharing-documents', (list, { documentId, document }) =>
      document ? withDocument(list, document) : withoutDocument(list, documentId),
    ),
  ],
  // The start or end of a meeting can change the member's access to a room.
  meetingRoomsChanged: [renew('/v1/sharing-documents')],
};

/** Ignores an older version, because messages of two processes may arrive out of order. */
export function withDocument(list: List, document: SharedDocument): List {
  const known = list.data.find(({ id }) => id === document.id);
  if (known && known.version >= document.version) return list;
  const others = list.data.filter(
    ({ id, roomId }) => id !== document.id && roomId !== document.roomId,
  );
  return withData(list, [...others, document]);
}

export function withoutDocument(list: List, documentId: string): List {
  const data = list.data.filter(({ id }) => id !== documentId);
  return data.length === list.data.length ? list : withData(list, data);
}

function withData({ metadata }: List, data: SharedDocument[]): List {
  return { data, metadata: { ...metadata, total: data.length } };
}
