import type { Schemas } from '@office/api';
import type { ChatRoomType, Language } from '@office/vocabulary';
import { and, eq, exists, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { groupNames } from '../database/group-room-names.ts';
import { membershipIs } from '../database/membership.ts';
import { preparedQuery } from '../database/prepared-query.ts';
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

interface ReceiverFilter {
  organizationId: string;
  /** Receivers with this setting disabled are excluded. */
  setting: keyof Schemas['NotificationSettings'];
  now: Date;
}

interface MessageFacts {
  roomId: string;
  threadRootId: string | null;
  mentionedUserIds: readonly string[];
}

export interface RoomReceiver extends Receiver {
  userId: string;
  roomType: ChatRoomType;
  roomName: string;
  /** Names of a group direct room for this receiver, one per line. Null for other rooms. */
  groupNames: string | null;
}

const roomReceiversQuery = preparedQuery((tx) => {
  const { placeholder } = sql;
  const threadRootId = sql`${placeholder('threadRootId')}::uuid`;
  const follower = tx
    .select({ one: sql`1` })
    .from(chatThreadFollowers)
    .where(
      and(
        eq(chatThreadFollowers.rootId, threadRootId),
        eq(chatThreadFollowers.userId, chatMembers.userId),
        chatThreadFollowers.following,
      ),
    );
  const setting = sql`CASE ${chatRooms.type} WHEN 'DIRECT' THEN 'directMessage' ELSE 'chatRoom' END`;
  return selectReceivers(tx, {
    userId: chatMembers.userId,
    roomType: chatRooms.type,
    roomName: chatRooms.name,
    groupNames,
  })
    .innerJoin(chatMembers, eq(chatMembers.userId, sessions.userId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .where(
      and(
        eq(chatRooms.id, placeholder('roomId')),
        isNull(chatRooms.deletedAt),
        or(
          eq(chatMembers.muted, false),
          sql`${chatMembers.userId} = ANY(${placeholder('mentionedUserIds')}::uuid[])`,
        ),
        or(isNull(threadRootId), exists(follower)),
        isReachable(tx, placeholder('organizationId'), placeholder('now'), setting),
      ),
    )
    .prepare('list chat push receivers');
});

/**
 * Includes browsers of the senders. For a reply, only thread followers; in muted rooms, only
 * mentions.
 */
export function listRoomReceivers(
  tx: Queryable,
  { now, ...where }: MessageFacts & { organizationId: string; now: Date },
): Promise<RoomReceiver[]> {
  return roomReceiversQuery(tx).execute({ ...where, now: now.toISOString() });
}

export async function listReceiversOf(
  tx: Queryable,
  where: ReceiverFilter & { userIds: readonly string[] },
): Promise<Receiver[]> {
  return listReceivers(tx, where, inArray(sessions.userId, [...where.userIds]));
}

export async function listNotificationReceivers(
  tx: Queryable,
  where: ReceiverFilter & { notificationId: string },
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

function listReceivers(tx: Queryable, where: ReceiverFilter, who: SQL): Promise<Receiver[]> {
  const { organizationId, now, setting } = where;
  return selectReceivers(tx, {}).where(
    and(who, isReachable(tx, organizationId, now, sql`${setting}::text`)),
  );
}

function selectReceivers<Fields extends SelectedFields>(tx: Queryable, fields: Fields) {
  return tx
    .select({
      token: pushTokens.token,
      keys: pushTokens.keys,
      language: users.language,
      ...fields,
    })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, membershipIs(sessions))
    .leftJoin(settings, eq(settings.userId, sessions.userId));
}

/** Includes only browsers of users without an open connection in the organisation. */
function isReachable(
  tx: Queryable,
  organizationId: string | Placeholder,
  now: Date | Placeholder,
  setting: SQL,
) {
  const connected = tx
    .select({ one: sql`1` })
    .from(connections)
    .where(
      and(eq(connections.organizationId, organizationId), eq(connections.userId, sessions.userId)),
    );
  return and(
    eq(sessions.organizationId, organizationId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    isNull(memberships.blockedAt),
    sql`coalesce((${settings.notification} ->> ${setting})::boolean, true)`,
    not(exists(connected)),
  );
}
