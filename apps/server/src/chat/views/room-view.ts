import type { Schemas } from '@office/api';
import { localizedName, type Language } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { toGroupName } from '../../database/group-room-names.ts';
import type { Platform } from '../../platform/platform.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { demoMark } from '../../people/demo-mark.ts';
import { listGroupMembers } from '../store/group-room-store.ts';
import { findMessages } from '../store/message-store.ts';
import { toMessages } from './message-view.ts';
import type { MemberRow } from '../store/room-member-store.ts';
import type { RoomRow } from '../store/room-store.ts';

type Deps = Pick<Platform, 'files'> & {
  db: Queryable;
  /** Language of the viewer, if the caller is the viewer. */
  language?: Language;
};

export async function toRooms(
  deps: Deps,
  rows: readonly RoomRow[],
): Promise<Schemas['ChatRoomSummary'][]> {
  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const messages = await toMessages(deps, await findMessages(deps.db, lastIds));
  const lastMessages = new Map(messages.map((message) => [message.id, message]));
  const groupMembers = await findGroupMembers(deps, rows);
  return Promise.all(
    rows.map(async (row) => {
      const directUsers = row.isGroup ? (groupMembers.get(row.id) ?? []) : undefined;
      const directUser = row.other.userId ? await toMemberRef(deps, row.other) : null;
      return {
        id: row.id,
        type: row.type,
        name: nameOf(row, deps.language),
        logo: await logoUrl(deps, row.logoKey),
        role: row.role,
        ownerId: row.ownerId,
        createdBy: row.createdBy,
        directUser,
        ...(directUsers && { directUsers }),
        memberCount: row.memberCount,
        unreadCount: row.unreadCount,
        unreadMentions: row.unreadMentions,
        unreadReplies: row.unreadReplies,
        muted: row.muted,
        ...(row.starred && { starred: true as const }),
        ...(row.sectionId && { sectionId: row.sectionId }),
        ...(row.isGroup && row.name && { named: true as const }),
        ...(row.isHidden && { hidden: true as const }),
        lastSeq: row.lastSeq,
        lastReadMessageId: row.lastReadMessageId,
        lastReadSeq: row.lastReadSeq,
        lastMessage: (row.lastMessageId && lastMessages.get(row.lastMessageId)) || null,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.lastMessageAt.toISOString(),
      };
    }),
  );
}

function nameOf({ type, name, other, groupNames }: RoomRow, language: Language = 'ja'): string {
  if (type !== 'DIRECT') return name;
  return (
    localizedName(other.nameKanji, other.nameLatin, language) ??
    toGroupName({ name, groupNames: groupNames ?? '' }, language)
  );
}

async function findGroupMembers(
  deps: Deps,
  rows: readonly RoomRow[],
): Promise<Map<string, Schemas['MemberRef'][]>> {
  const groups = rows.filter(({ isGroup }) => isGroup);
  const viewerId = groups[0]?.viewerId ?? '';
  const ids = groups.map(({ id }) => id);
  const members = new Map<string, Schemas['MemberRef'][]>();
  for (const { roomId, ...member } of await listGroupMembers(deps.db, viewerId, ids)) {
    const ref = await withPictureUrl(deps, member);
    members.set(roomId, [...(members.get(roomId) ?? []), ref]);
  }
  return members;
}

export async function toRoom(deps: Deps, row: RoomRow): Promise<Schemas['ChatRoomSummary']> {
  const [room] = await toRooms(deps, [row]);
  return room!;
}

export async function toMember(
  deps: Pick<Platform, 'files'>,
  { joinedAt, ...member }: MemberRow,
): Promise<Schemas['ChatMember']> {
  return { ...(await withPictureUrl(deps, member)), joinedAt: joinedAt.toISOString() };
}

export async function logoUrl(
  deps: Pick<Platform, 'files'>,
  logoKey: string | null,
): Promise<string | null> {
  return logoKey && deps.files.links.address(logoKey);
}

async function toMemberRef(
  deps: Deps,
  other: RoomRow['other'],
): Promise<Schemas['MemberRef'] | null> {
  const { userId, nameKanji, nameLatin, picture, status, workingStatus, simulated } = other;
  if (!userId || !picture || !status || !workingStatus) return null;
  return withPictureUrl(deps, {
    userId,
    nameKanji: nameKanji ?? '',
    nameLatin,
    picture,
    status,
    workingStatus,
    ...demoMark(simulated),
  });
}
