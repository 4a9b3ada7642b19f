import type { Schemas } from '@office/api';
import { mimeTypeOf, sharedDocumentRules } from '@office/vocabulary';
import { useMemo } from 'react';
import { useQuietQuery } from '../../../platform/api/queries.ts';

type Attachment = Schemas['ChatAttachment'];

export interface Partner {
  userId: string;
  name: string;
}

const limit = 50;
const maxOfferedFiles = 5;

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
        .slice(0, maxOfferedFiles),
    [found],
  );
}
