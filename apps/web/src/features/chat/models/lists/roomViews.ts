import type { Schemas } from '@office/api';
import type { ListedRoom, OpenRoom } from '@office/ui/screens/chat';
import { unreadTotal } from '@office/vocabulary';
import { displayName } from '@office/client/people/displayName.ts';
import { textOf } from '../messages/forwarding.ts';
import { pathOfRoom } from '../roomPaths.ts';

export function toOpenRoom(room: Schemas['ChatRoomSummary']): OpenRoom {
  const { id, type, name, directUser, directUsers, memberCount, role, muted } = room;
  return {
    roomId: id,
    type,
    name,
    logoUrl: room.logo ?? directUser?.avatarUrl ?? null,
    memberCount,
    role,
    muted,
    ...placementOf(room),
    ...(directUsers ? { people: directUsers.map(toPortrait) } : {}),
    ...(directUser
      ? {
          person: {
            userId: directUser.userId,
            status: directUser.status,
            workingStatus: directUser.workingStatus,
            ...(directUser.demo && { demo: true }),
            ...(directUser.bot && { bot: true }),
          },
        }
      : {}),
  };
}

const placementOf = ({ starred, sectionId }: Schemas['ChatRoomSummary']) => ({
  ...(starred ? { starred } : {}),
  ...(sectionId ? { sectionId } : {}),
});

const toPortrait = (person: Schemas['MemberRef']) => ({
  name: displayName(person),
  avatarUrl: person.avatarUrl,
});

export function toListedRoom(
  room: Schemas['ChatRoomSummary'],
  { head, draft, myId }: { head: Schemas['ChatRoomHead'] | undefined; draft: string; myId: string },
): ListedRoom {
  const { id, name, directUser, directUsers, lastMessage, updatedAt } = room;
  const preview = draft ? ({ kind: 'draft', text: draft } as const) : toPreview(lastMessage, myId);
  return {
    roomId: id,
    name,
    logoUrl: room.logo ?? directUser?.avatarUrl ?? null,
    unreadCount: head?.unreadCount ?? room.unreadCount,
    attention: head ? unreadTotal(head) : attentionOfListed(room),
    unreadMentions: head?.unreadMentions ?? room.unreadMentions,
    muted: head?.muted ?? room.muted,
    updatedAt,
    href: pathOfRoom(room),
    ...placementOf(room),
    ...(directUsers ? { people: directUsers.map(toPortrait) } : {}),
    ...(preview ? { preview } : {}),
    ...(directUser
      ? { presence: { status: directUser.status, workingStatus: directUser.workingStatus } }
      : {}),
  };
}

/** Fallback for {@link unreadTotal} until the heads are loaded. */
function attentionOfListed(room: Schemas['ChatRoomSummary']): number {
  const { unreadCount, unreadReplies, muted } = room;
  return unreadReplies + (muted ? 0 : unreadCount);
}

function kindOf(type: Schemas['ChatMessageType'], content: string) {
  if (type === 'MISSED_CALL') return 'missedCall';
  return type === 'FILE' && !content ? 'file' : 'text';
}

function toPreview(
  message: Schemas['ChatMessage'] | null,
  myId: string,
): ListedRoom['preview'] | undefined {
  if (!message) return undefined;
  const { type, sender, deletedAt } = message;
  const content = textOf(message);
  return {
    kind: deletedAt ? 'deleted' : kindOf(type, content),
    text: content,
    isMine: sender?.id === myId,
    ...(sender ? { senderName: displayName(sender) } : {}),
  };
}
