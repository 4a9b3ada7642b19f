import type { Schemas } from '@office/api';
import { keywordTerms, type ChatMessagePart } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { parseInstant } from '../../http/parse-instant.ts';
import { offsetOf, type PageRequest } from '../../database/page.ts';
import { searchMessages } from '../store/message-search-store.ts';
import { toMessages } from '../views/message-view.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { findRoomOf, listRoomIds } from '../store/room-store.ts';
import type { Viewer } from '../../http/claims.ts';
import { toRoom } from '../views/room-view.ts';

interface SearchQuery extends PageRequest {
  keyword?: string;
  roomId?: string;
  senderId?: string;
  sentFrom?: string;
  sentBefore?: string;
  has?: ChatMessagePart[];
}

/**
 * Searches the messages of the caller's rooms by words, filters or both.
 * @throws {ApiError} 400 if there is neither a term nor one of `senderId` and `has`, and for
 *   invalid dates
 */
export async function searchInRooms(
  context: ChatDeps & WithViewer,
  query: SearchQuery,
): Promise<Schemas['ChatSearchList']> {
  const { keyword, roomId, page, limit, senderId, has } = query;
  const terms = keywordTerms(keyword ?? '');
  const isBlank = terms.length === 0;
  if (isBlank && (keyword !== undefined || !(senderId || has))) {
    throw new ApiError({ keyword: 'required' });
  }
  const period = periodOf(query);
  const { viewer } = context;
  if (roomId) await requireRoom(context, roomId);
  const roomIds = roomId ? [roomId] : await listRoomIds(context.db, viewer);
  const found = await searchMessages(
    context.db,
    { roomIds, terms, matchReading: false, senderId, has, ...period },
    { limit: limit + 1, offset: offsetOf(query) },
  );
  const messages = await toMessages(context, found.slice(0, limit));
  const rooms = await findRoomRefs(
    context,
    viewer,
    messages.map((message) => message.roomId),
  );
  const hasNextPage = found.length > limit;
  return {
    data: messages.flatMap((message) => {
      const room = rooms.get(message.roomId);
      return room ? [{ message, room }] : [];
    }),
    metadata: { page, limit, ...(hasNextPage && { nextPage: page + 1 }), hasNextPage },
  };
}

function periodOf(query: SearchQuery) {
  const sentFrom = parseInstant('sentFrom', query.sentFrom);
  const sentBefore = parseInstant('sentBefore', query.sentBefore);
  if (sentFrom && sentBefore && sentFrom >= sentBefore) {
    throw new ApiError({ sentBefore: 'invalid' });
  }
  return { sentFrom, sentBefore };
}

export async function findRoomRefs(
  deps: ChatDeps,
  viewer: Viewer,
  roomIds: readonly string[],
): Promise<Map<string, Schemas['ChatRoomRef']>> {
  const rooms = new Map<string, Schemas['ChatRoomRef']>();
  for (const roomId of new Set(roomIds)) {
    const row = await findRoomOf(deps.db, viewer, roomId);
    if (!row) continue;
    const { id, type, name, logo } = await toRoom(deps, row);
    rooms.set(roomId, { id, type, name, logo });
  }
  return rooms;
}
