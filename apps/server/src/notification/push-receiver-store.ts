import type { Schemas } from '@office/api';
import {
  pausedUntil,
  type ChatRoomType,
  type Language,
  type WorkingHours,
} from '@office/vocabulary';
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
import { memberReachability } from '../database/schema/reachability.ts';
import { settings } from '../database/schema/settings.ts';
import { sessions } from '../database/schema/sign-in.ts';
import { users } from '../database/schema/users.ts';
import type { PushAddress } from './push-sender.ts';

export interface Receiver extends PushAddress {
  userId: string;
  language: Language;
}

interface ReceiverRow extends Receiver {
  quietUntil: Date | null;
  workingHours: WorkingHours | null;
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

interface RoomReceiverFilter extends MessageFacts {
  organizationId: string;
  now: Date;
  /** Includes members with paused notifications. */
  includePaused?: boolean;
}

export interface RoomReceiver extends Receiver {
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
export async function listRoomReceivers(
  tx: Queryable,
  { now, includePaused = false, ...where }: RoomReceiverFilter,
): Promise<RoomReceiver[]> {
  const rows = await roomReceiversQuery(tx).execute({ ...where, now: now.toISOString() });
  return includePaused ? rows : withoutPaused(rows, now);
}

/** Excludes members with paused notifications. */
function withoutPaused<Row extends ReceiverRow>(rows: readonly Row[], now: Date): Row[] {
  return rows.filter((row) => !pausedUntil(row, now));
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

async function listReceivers(
  tx: Queryable,
  { organizationId, now, setting }: ReceiverFilter,
  who: SQL,
): Promise<Receiver[]> {
  const rows = await selectReceivers(tx, {}).where(
    and(who, isReachable(tx, organizationId, now, sql`${setting}::text`)),
  );
  return withoutPaused(rows, now);
}

function selectReceivers<Fields extends SelectedFields>(tx: Queryable, fields: Fields) {
  return tx
    .select({
      token: pushTokens.token,
      keys: pushTokens.keys,
      userId: users.id,
      language: users.language,
      quietUntil: memberReachability.quietUntil,
      workingHours: memberReachability.workingHours,
      ...fields,
    })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, membershipIs(sessions))
    .leftJoin(memberReachability, reachabilityOf(sessions))
    .leftJoin(settings, eq(settings.userId, sessions.userId));
}

const reachabilityOf = ({ organizationId, userId }: typeof sessions) =>
  and(eq(memberReachability.organizationId, organizationId), eq(memberReachability.userId, userId));

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
