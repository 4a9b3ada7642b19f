import type { Schemas } from '@office/api';
import type { ChatRoomType, Language } from '@office/vocabulary';
import { and, eq, exists, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs } from '../database/membership.ts';
import { chatMembers, chatRooms, chatThreadFollowers } from '../database/schema/chat.ts';
import { connections } from '../database/schema/connections.ts';
import { notificationReceipts } from '../database/schema/notifications.ts';
import { memberships } from '../database/schema/organizations.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { settings } from '../database/schema/settings.ts';
import { sessions } from '../database/schema/sign-in.ts';
import { users } from '../database/schema/users.ts';
import type { PushAddress } from './push-sender.ts';

export interface Receiver extends PushAddress {
  language: Language;
}

interface Where {
  organizationId: string;
  /** Receivers with this setting disabled are excluded. */
  setting: keyof Schemas['NotificationSettings'];
  now: Date;
}

interface MessageFacts {
  roomId: string;
  senderId: string;
  threadRootId: string | null;
  mentionedUserIds: readonly string[];
}

/**
 * Returns the browsers of room members to notify of a message, without the sender's. For a reply, only thread
 * followers are included. Members with the room muted are included only if mentioned.
 */
export async function listRoomReceivers(
  tx: Queryable,
  where: Where & MessageFacts,
): Promise<Receiver[]> {
  const { threadRootId, mentionedUserIds } = where;
  const isMentioned =
    mentionedUserIds.length > 0 ? inArray(chatMembers.userId, [...mentionedUserIds]) : undefined;
  const follows =
    threadRootId === null
      ? undefined
      : exists(
          tx
            .select({ one: sql`1` })
            .from(chatThreadFollowers)
            .where(
              and(
                eq(chatThreadFollowers.rootId, threadRootId),
                eq(chatThreadFollowers.userId, chatMembers.userId),
                chatThreadFollowers.following,
              ),
            ),
        );
  const inRoom = tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.roomId, where.roomId),
        or(eq(chatMembers.muted, false), isMentioned),
        follows,
        ne(chatMembers.userId, where.senderId),
      ),
    );
  return listReceivers(tx, where, inArray(sessions.userId, inRoom));
}

export async function listReceiversOf(
  tx: Queryable,
  where: Where & { userIds: readonly string[] },
): Promise<Receiver[]> {
  return listReceivers(tx, where, inArray(sessions.userId, [...where.userIds]));
}

export async function listNotificationReceivers(
  tx: Queryable,
  where: Where & { notificationId: string },
): Promise<Receiver[]> {
  const unread = tx
    .select({ userId: notificationReceipts.userId })
    .from(notificationReceipts)
    .where(
      and(
        eq(notificationReceipts.notificationId, where.notificationId),
        isNull(notificationReceipts.readAt),
      ),
    );
  return listReceivers(tx, where, inArray(sessions.userId, unread));
}

/** Returns only browsers of users without an open connection in the organisation. */
function listReceivers(
  tx: Queryable,
  { organizationId, setting, now }: Where,
  who: SQL,
): Promise<Receiver[]> {
  const connected = tx
    .select({ one: sql`1` })
    .from(connections)
    .where(
      and(eq(connections.organizationId, organizationId), eq(connections.userId, sessions.userId)),
    );
  return tx
    .select({ token: pushTokens.token, keys: pushTokens.keys, language: users.language })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, membershipIs(sessions))
    .leftJoin(settings, eq(settings.userId, sessions.userId))
    .where(
      and(
        who,
        eq(sessions.organizationId, organizationId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        isNull(memberships.blockedAt),
        sql`coalesce((${settings.notification} ->> ${setting}::text)::boolean, true)`,
        not(exists(connected)),
      ),
    );
}

export async function findRoomFacts(
  tx: Queryable,
  roomId: string,
): Promise<{ type: ChatRoomType; name: string } | null> {
  const [row] = await tx
    .select({ type: chatRooms.type, name: chatRooms.name })
    .from(chatRooms)
    .where(and(eq(chatRooms.id, roomId), isNull(chatRooms.deletedAt)));
  return row ?? null;
}
