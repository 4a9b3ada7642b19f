import type { ChatMentionGroup } from '@office/vocabulary';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMembers } from '../../database/schema/chat.ts';
import { memberships, organizationGroupMentions } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

/**
 * Whether a group mention reaches the row `member` of `chat_members`. Members who muted the room are not
 * reached.
 * @param group SQL expression; null reaches no member
 */
export const reachedBySql = (group: string): string => `
  coalesce(NOT member.muted AND (${group} = 'ALL' OR ${group} = 'HERE' AND EXISTS (
    SELECT FROM connections WHERE connections.organization_id = member.organization_id
      AND connections.user_id = member.user_id
  )), false)`;

export const isReachedBy = (group: ChatMentionGroup) => sql.raw(reachedBySql(`'${group}'`));

/** Counts the members that each group mention of the caller reaches, without blocked members. */
export async function countReached(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<Record<ChatMentionGroup, number>> {
  const { rows } = await tx.execute<Record<ChatMentionGroup, number>>(sql`
    SELECT (count(*) FILTER (WHERE ${isReachedBy('HERE')}))::int AS "HERE",
      (count(*) FILTER (WHERE ${isReachedBy('ALL')}))::int AS "ALL"
    FROM ${chatMembers} AS member
    JOIN ${memberships} AS membership
      ON membership.organization_id = member.organization_id AND membership.user_id = member.user_id
    JOIN ${users} AS person ON person.id = member.user_id
    WHERE member.room_id = ${roomId} AND member.user_id <> ${userId}
      AND membership.blocked_at IS NULL AND person.blocked_at IS NULL
  `);
  return rows[0]!;
}

export async function findGroupMentionRules(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select()
    .from(organizationGroupMentions)
    .where(eq(organizationGroupMentions.organizationId, organizationId));
  return row ?? null;
}
