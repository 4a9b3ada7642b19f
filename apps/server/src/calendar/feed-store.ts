import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, notBlocked, type MemberRef } from '../database/membership.ts';
import { calendarFeeds } from '../database/schema/calendar.ts';
import { memberships, organizationAreas, organizations } from '../database/schema/organizations.ts';
import { disabledAreasFor } from '../people/role-permissions.ts';
import { users } from '../database/schema/users.ts';

const feedOf = ({ organizationId, userId }: MemberRef) =>
  and(eq(calendarFeeds.organizationId, organizationId), eq(calendarFeeds.userId, userId));

export type FeedToken = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'token'>;

export async function findFeedOf(tx: Queryable, member: MemberRef): Promise<FeedToken | null> {
  const { id, token } = calendarFeeds;
  const [row] = await tx.select({ id, token }).from(calendarFeeds).where(feedOf(member));
  return row ?? null;
}

export async function replaceFeed(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  { id, token, createdAt }: FeedToken & { createdAt: Date },
): Promise<void> {
  await tx
    .insert(calendarFeeds)
    .values({ id, token, organizationId, userId, createdAt })
    .onConflictDoUpdate({
      target: [calendarFeeds.organizationId, calendarFeeds.userId],
      set: { id, token, createdAt },
    });
}

export async function deleteFeed(tx: Queryable, member: MemberRef): Promise<void> {
  await tx.delete(calendarFeeds).where(feedOf(member));
}

/** Returns the feed's owner and content data; null if the member or the calendar area is blocked. */
export async function findFeed(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      id: calendarFeeds.id,
      token: calendarFeeds.token,
      organizationId: calendarFeeds.organizationId,
      userId: calendarFeeds.userId,
      language: users.language,
      organizationName: organizations.name,
      role: memberships.role,
      closedAreas: organizationAreas.closed,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(organizations, eq(organizations.id, calendarFeeds.organizationId))
    .innerJoin(memberships, membershipIs(calendarFeeds))
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, calendarFeeds.organizationId))
    .where(and(eq(calendarFeeds.id, id), notBlocked()));
  if (!row) return null;
  const { role, closedAreas, ...feed } = row;
  return disabledAreasFor(role, closedAreas).includes('calendar') ? null : feed;
}
