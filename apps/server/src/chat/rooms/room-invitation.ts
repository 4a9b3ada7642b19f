import type { Queryable } from '../../database/database.ts';
import { localizedNames } from '../../people/localized-names.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChatRoom } from '../store/room-store.ts';

export async function notifyAddedMembers(
  tx: Queryable,
  { notifications }: Pick<Platform, 'notifications'>,
  { id, organizationId, name }: Pick<ChatRoom, 'id' | 'organizationId' | 'name'>,
  { userIds, addedBy }: { userIds: readonly string[]; addedBy: string },
): Promise<void> {
  const adder = (await findPeople(tx, [addedBy])).get(addedBy);
  const names = localizedNames(adder ?? { nameKanji: '' });
  await notifications.add(tx, {
    organizationId,
    to: userIds.filter((userId) => userId !== addedBy),
    kind: 'CHAT_ROOM',
    title: { ja: name, en: name },
    content: {
      ja: `${names.ja}さんがこのチャットルームにあなたを追加しました。`,
      en: `${names.en} added you to this chat room.`,
    },
    path: `/chat-room/${id}`,
    subject: { kind: 'CHAT_ROOM', id },
    // Open pages already show the new room in the room list.
    quiet: true,
  });
}
