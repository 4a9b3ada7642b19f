import { localizedName, markedBotName, messageToPlainText } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { pictureUrl } from '../people/avatar-url.ts';
import type { SearchSource } from '../platform/search-source.ts';
import { searchMessages } from './store/message-search-store.ts';
import { listAttachments, type MessageRow } from './store/message-store.ts';
import { findNamedRooms } from './store/named-room-store.ts';
import { pathOfMessage, pathOfRoom } from './views/room-path.ts';
import { logoUrl } from './views/room-view.ts';

/** Searches the viewer's rooms. Direct rooms match by the name of the other person. */
export const chatRoomSource: SearchSource = {
  kind: 'CHAT_ROOM',
  area: 'chat',
  findsNames: true,
  async find(deps, viewer, { keyword, limit }) {
    const rooms = await findNamedRooms(deps.db, viewer, { keyword, limit });
    return rooms.map((room) => ({
      id: room.id,
      title: room.name,
      otherNames: [room.nameKanji, room.nameKatakana, room.nameLatin, room.nickname],
      path: pathOfRoom(room.type, room.id),
      at: room.lastMessageAt,
      picture: async () =>
        room.otherId ? pictureUrl(deps, room.picture) : logoUrl(deps, room.logoKey),
    }));
  },
};

export const messageSource: SearchSource = {
  kind: 'MESSAGE',
  area: 'chat',
  titled: false,
  async find(deps, viewer, { terms, limit }) {
    const rooms = await findNamedRooms(deps.db, viewer);
    const roomIds = rooms.map(({ id }) => id);
    const found = await searchMessages(
      deps.db,
      { roomIds, terms, matchReading: true },
      { limit, offset: 0 },
    );
    const fileNames = await findFileNames(deps.db, found);
    const roomOf = new Map(rooms.map((room) => [room.id, room]));
    return found.map((message) => {
      const { type, name } = roomOf.get(message.roomId)!;
      return {
        id: message.id,
        title: message.botName
          ? markedBotName(message.botName, viewer.language)
          : (localizedName(message.senderName, message.senderNameLatin, viewer.language) ?? ''),
        text: [messageToPlainText(message.content), ...(fileNames.get(message.id) ?? [])].join(' '),
        context: name,
        path: pathOfMessage(type, message),
        at: message.createdAt,
        picture: async () => (message.senderId ? pictureUrl(deps, message.senderPicture) : null),
      };
    });
  },
};

async function findFileNames(
  db: Queryable,
  messages: readonly MessageRow[],
): Promise<Map<string, string[]>> {
  const withFiles = messages.filter(({ type }) => type === 'FILE').map(({ id }) => id);
  const names = new Map<string, string[]>();
  for (const { messageId, fileName } of await listAttachments(db, withFiles)) {
    names.set(messageId, [...(names.get(messageId) ?? []), fileName]);
  }
  return names;
}
