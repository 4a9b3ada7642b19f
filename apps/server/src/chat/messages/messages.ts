import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import {
  findMessage,
  listAfter,
  listBefore,
  listChanged,
  type ConversationRef,
  type MessageRow,
} from '../store/message-store.ts';
import { toMessage, toMessages } from '../views/message-view.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { toRoom } from '../views/room-view.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNames, listLatestLines, type SeqRange } from '../system-lines/line-store.ts';

interface SliceQuery {
  beforeSeq?: number;
  afterSeq?: number;
  aroundMessageId?: string;
  limit: number;
}

interface Slice {
  rows: MessageRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Returns a page of the room's main conversation. The room is read before its messages, so that no message up
 * to its `lastSeq` is missing.
 * @throws {ApiError} 400 `invalidRequest` for more than one position
 */
export async function listMessages(
  context: ChatDeps & WithViewer,
  roomId: string,
  query: SliceQuery,
): Promise<Schemas['ChatMessageSlice']> {
  const { beforeSeq, afterSeq, aroundMessageId, limit } = query;
  const starts = [beforeSeq, afterSeq, aroundMessageId].filter((start) => start !== undefined);
  if (starts.length > 1) throw new ApiError('invalidRequest');
  const { room } = await requireRoom(context, roomId);
  const slice = await findSlice(context, { roomId, threadRootId: null }, query);
  const { rows, hasOlder, hasNewer } = slice;
  return {
    data: await toMessages(context, rows),
    // Consecutive slices return each line once.
    systemLines: await listSystemLines(context, roomId, {
      after: afterSeq ?? (hasOlder ? rows[0]?.seq : undefined),
      before: beforeSeq ?? (hasNewer ? rows.at(-1)?.seq : undefined),
    }),
    metadata: {
      limit,
      hasOlder,
      hasNewer,
      hasNextPage: afterSeq === undefined ? hasOlder : hasNewer,
      lastSeq: room.lastSeq,
    },
  };
}

async function findSlice(deps: ChatDeps, flow: ConversationRef, query: SliceQuery): Promise<Slice> {
  const { beforeSeq, afterSeq, aroundMessageId, limit } = query;
  if (aroundMessageId !== undefined) return sliceAround(deps, flow, aroundMessageId, limit);
  if (afterSeq !== undefined) {
    const rows = await listAfter(deps.db, flow, afterSeq, limit + 1);
    return { rows: rows.slice(0, limit), hasOlder: afterSeq > 0, hasNewer: rows.length > limit };
  }
  const rows = await listBefore(deps.db, flow, beforeSeq ?? null, limit + 1);
  return {
    rows: rows.slice(-limit),
    hasOlder: rows.length > limit,
    hasNewer: beforeSeq !== undefined,
  };
}

async function sliceAround(
  deps: ChatDeps,
  flow: ConversationRef,
  messageId: string,
  limit: number,
): Promise<Slice> {
  const message = await findMessage(deps.db, flow.roomId, messageId);
  const centre = message?.threadRootId
    ? await findMessage(deps.db, flow.roomId, message.threadRootId)
    : message;
  if (!centre) throw new ApiError('chatMessageNotFound');
  const older = Math.floor(limit / 2);
  const newer = limit - older;
  const before = await listBefore(deps.db, flow, centre.seq, older + 1);
  const after = await listAfter(deps.db, flow, centre.seq, newer + 1, true);
  return {
    rows: [...(older > 0 ? before.slice(-older) : []), ...after.slice(0, newer)],
    hasOlder: before.length > older,
    hasNewer: after.length > newer,
  };
}

export async function getMessage(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: { roomId: string; messageId: string },
): Promise<Schemas['ChatMessage']> {
  await requireRoom(context, roomId);
  const row = await findMessage(context.db, roomId, messageId);
  if (!row) throw new ApiError('chatMessageNotFound');
  return toMessage(context, row);
}

export async function listThread(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: { roomId: string; messageId: string },
  query: { beforeSeq?: number; limit: number },
): Promise<Schemas['ChatThreadSlice']> {
  const { room } = await requireRoom(context, roomId);
  const root = await findMessage(context.db, roomId, messageId);
  if (!root || root.threadRootId) throw new ApiError('chatMessageNotFound');
  const slice = await findSlice(context, { roomId, threadRootId: messageId }, query);
  return {
    root: await toMessage(context, root),
    data: await toMessages(context, slice.rows),
    metadata: {
      limit: query.limit,
      hasOlder: slice.hasOlder,
      hasNewer: slice.hasNewer,
      hasNextPage: slice.hasOlder,
      lastSeq: room.lastSeq,
    },
  };
}

/**
 * Returns the events of a room after a sequence number. The two reads are ordered so that no event is lost: a
 * change between them has a number above `upToSeq` and is returned by the next call.
 */
export async function listChanges(
  context: ChatDeps & WithViewer,
  roomId: string,
  { afterSeq, limit }: { afterSeq: number; limit: number },
): Promise<Schemas['ChatChanges']> {
  const { room } = await requireRoom(context, roomId);
  const found = await listChanged(context.db, roomId, afterSeq, limit + 1);
  const rows = found.slice(0, limit);
  const hasNextPage = found.length > limit;
  const upToSeq = hasNextPage ? rows.at(-1)!.changeSeq : room.lastSeq;
  return {
    data: await toMessages(context, rows),
    systemLines: await listSystemLines(context, roomId, { after: afterSeq, before: upToSeq + 1 }),
    room: room.infoSeq > afterSeq ? await toRoom(context, room) : null,
    metadata: {
      limit,
      upToSeq,
      lastSeq: room.lastSeq,
      hasNextPage,
    },
  };
}

/** Returns the lines of a room in a range of sequence numbers. The caller checks the access to the room. */
async function listSystemLines(
  { db }: Pick<Platform, 'db'>,
  roomId: string,
  range: SeqRange,
): Promise<Schemas['ChatSystemLines']> {
  const rows = (await listLatestLines(db, roomId, range)).reverse();
  const userIds = rows.flatMap((row) => [row.actorId ?? [], row.userIds].flat());
  const names = await findNames(db, [...new Set(userIds)]);
  const personOf = (userId: string) => {
    const { nameKanji = null, nameLatin = null } = names.get(userId) ?? {};
    return { userId, name: nameKanji, ...(nameLatin && { nameLatin }) };
  };
  return rows.map(({ id, seq, kind, actorId, userIds: people, oldName, newName, createdAt }) => ({
    id,
    seq,
    kind,
    actor: actorId === null ? null : personOf(actorId),
    people: people.map(personOf),
    oldName,
    newName,
    createdAt: createdAt.toISOString(),
  }));
}
