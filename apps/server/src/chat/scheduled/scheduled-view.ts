import type { Schemas } from '@office/api';
import type { MemberRef } from '../../database/membership.ts';
import { findRoomRefs } from '../messages/message-search.ts';
import type { ChatDeps } from '../rooms/room-access.ts';
import { listScheduledFiles, type ScheduledRow } from './scheduled-store.ts';

export async function toScheduledMessages(
  deps: ChatDeps,
  member: MemberRef,
  rows: readonly ScheduledRow[],
): Promise<Schemas['ChatScheduledMessage'][]> {
  const files = await listScheduledFiles(
    deps.db,
    rows.map(({ id }) => id),
  );
  const rooms = await findRoomRefs(
    deps,
    member,
    rows.map(({ roomId }) => roomId),
  );
  return rows.map((row) => ({
    id: row.id,
    roomId: row.roomId,
    room: rooms.get(row.roomId) ?? null,
    threadRootId: row.threadRootId,
    type: row.type,
    content: row.content,
    fileNames: files
      .filter(({ scheduledId }) => scheduledId === row.id)
      .map(({ fileName }) => fileName),
    mentionedUserIds: row.mentionedUserIds,
    mentionedGroup: row.mentionedGroup,
    sendAt: row.sendAt.toISOString(),
    failure: row.failure,
  }));
}

export async function toScheduledMessage(
  deps: ChatDeps,
  member: MemberRef,
  row: ScheduledRow,
): Promise<Schemas['ChatScheduledMessage']> {
  const [message] = await toScheduledMessages(deps, member, [row]);
  return message!;
}
