import type { Schemas } from '@office/api';
import { mimeTypeOf, sharedDocumentRules } from '@office/vocabulary';
import { useMemo } from 'react';
import { useQuietQuery } from '../../../platform/api/queries.ts';

type Attachment = Schemas['ChatAttachment'];

/** The one whom the member talks with in a direct call. */
export interface Partner {
  userId: string;
  name: string;
}

/** The newest messages that are looked through, and the files of them that are offered. */
const limit = 50;
const mostOffered = 5;

/** Pictures and PDFs of the direct messages with someone, the newest first; none where nobody is named. */
export function useChatFiles(partner: Partner | null): readonly Attachment[] {
  const rooms = useQuietQuery(
    '/v1/user/chat-rooms',
    partner && { params: { query: { type: 'DIRECT', keyword: partner.name } } },
  );
  const room = rooms.data?.data.find(({ directUser }) => directUser?.userId === partner?.userId);
  const messages = useQuietQuery(
    '/v1/user/chat-rooms/{roomId}/messages',
    room ? { params: { path: { roomId: room.id }, query: { limit } } } : null,
  );
  const found = messages.data?.data;
  return useMemo(
    () =>
      (found ?? [])
        .toSorted((a, b) => b.seq - a.seq)
        .flatMap(({ attachments }) => attachments)
        .filter(({ fileName }) => mimeTypeOf(sharedDocumentRules, fileName))
        .slice(0, mostOffered),
    [found],
  );
}
