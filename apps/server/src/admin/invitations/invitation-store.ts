import type { InvitationMail, InvitationState, Role } from '@office/vocabulary';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, min, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { invitationBatches, invitations } from '../../database/schema/invitations.ts';
import { contracts } from '../../database/schema/organizations.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>['rows'][number];

export type InvitationSort =
  'EMAIL' | 'NAME' | 'ROLE' | 'DEPARTMENT' | 'STATE' | 'SENT_AT' | 'EXPIRES_AT';

export interface InvitationFilter {
  organizationId: string;
  keyword: string;
  states: readonly InvitationState[];
  role: Role | null;
  mail: InvitationMail | null;
  now: Date;
}

const stateAt = (now: Date) => sql<InvitationState>`CASE
  WHEN ${invitations.acceptedAt} IS NOT NULL THEN 'ACCEPTED'
  WHEN ${invitations.withdrawnAt} IS NOT NULL THEN 'WITHDRAWN'
  WHEN ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz THEN 'EXPIRED'
  ELSE 'PENDING' END`;

const mailIs: Record<InvitationMail, SQL | undefined> = {
  FORGOTTEN: isNull(mailOutbox.id),
  SENT: isNotNull(mailOutbox.sentAt),
  WAITING: and(isNotNull(mailOutbox.id), isNull(mailOutbox.sentAt), isNull(mailOutbox.lastError)),
  FAILED: and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.lastError)),
};

/** Condition of all filters except the state. */
function matches({ organizationId, keyword, role, mail }: InvitationFilter): SQL | undefined {
  return and(
    eq(invitations.organizationId, organizationId),
    role ? eq(invitations.role, role) : undefined,
    mail ? mailIs[mail] : undefined,
    matchesFolded(keyword, [invitations.searched]),
  );
}

const isFound = (filter: InvitationFilter): SQL | undefined =>
  and(
    matches(filter),
    filter.states.length > 0
      ? sql`${stateAt(filter.now)} = ANY(${sql.param([...filter.states])}::text[])`
      : undefined,
  );

export async function findInvitationIds(
  tx: Queryable,
  filter: InvitationFilter,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(isFound(filter))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findInvitations(
  tx: Queryable,
  filter: InvitationFilter,
  order: { sort: InvitationSort; descending: boolean },
  page: PageRequest,
) {
  const state = stateAt(filter.now);
  const columns = {
    EMAIL: invitations.email,
    NAME: invitations.name,
    ROLE: invitations.role,
    DEPARTMENT: invitations.department,
    STATE: state,
    SENT_AT: invitations.sentAt,
    EXPIRES_AT: invitations.expiresAt,
  };
  const column = columns[order.sort];
  const query = tx
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      nameLatin: invitations.nameLatin,
      role: invitations.role,
      department: invitations.department,
      language: invitations.language,
      state: state.as('state'),
      invitedBy: invitations.invitedBy,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      withdrawnAt: invitations.withdrawnAt,
      mailId: invitations.mailId,
      mailSentAt: sql<Date | null>`${mailOutbox.sentAt}`.as('mail_sent_at'),
      mailError: sql<string | null>`${mailOutbox.lastError}`.as('mail_error'),
    })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(isFound(filter))
    .$dynamic();
  return findPage(
    tx,
    query,
    [
      order.descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`,
      asc(invitations.email),
      desc(invitations.sentAt),
      asc(invitations.id),
    ],
    page,
  );
}

/** Ignores the state in the filter. */
export async function countByState(
  tx: Queryable,
  filter: InvitationFilter,
): Promise<Map<InvitationState, number>> {
  const state = stateAt(filter.now);
  const rows = await tx
    .select({ state: state.as('state'), count: count() })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(matches(filter))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** Returns the sum of the sign-in limits of all contracts that are not blocked. */
export async function countPlaces(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ places: sum(contracts.loginUserLimit).mapWith(Number) })
    .from(contracts)
    .where(and(eq(contracts.organizationId, organizationId), isNull(contracts.blockedAt)));
  return row?.places ?? 0;
}

export type Batch = typeof invitationBatches.$inferSelect;

export async function insertBatch(
  tx: Queryable,
  batch: typeof invitationBatches.$inferInsert,
): Promise<Batch> {
  const [row] = await tx.insert(invitationBatches).values(batch).returning();
  return row!;
}

export async function findBatchOfClient(
  tx: Queryable,
  where: { organizationId: string; clientId: string },
): Promise<Batch | null> {
  const [row] = await tx
    .select()
    .from(invitationBatches)
    .where(
      and(
        eq(invitationBatches.organizationId, where.organizationId),
        eq(invitationBatches.clientId, where.clientId),
      ),
    );
  return row ?? null;
}

export async function findBatch(
  tx: Queryable,
  where: { organizationId: string; id: string },
): Promise<Batch | null> {
  const [row] = await tx
    .select()
    .from(invitationBatches)
    .where(
      and(
        eq(invitationBatches.organizationId, where.organizationId),
        eq(invitationBatches.id, where.id),
      ),
    );
  return row ?? null;
}

/** Counts the unsent mails of a batch. Invitations resent since then count as sent. */
export async function countMails(
  tx: Queryable,
  batchId: string,
): Promise<{ waiting: number; failed: number }> {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) FILTER (WHERE ${mailOutbox.lastError} IS NULL)::int`,
      failed: sql<number>`count(*) FILTER (WHERE ${mailOutbox.lastError} IS NOT NULL)::int`,
    })
    .from(invitations)
    .innerJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(and(eq(invitations.batchId, batchId), isNull(mailOutbox.sentAt)));
  return row ?? { waiting: 0, failed: 0 };
}

export async function deleteBatches(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(invitationBatches)
    .where(sql`${invitationBatches.createdAt} < ${before.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}

export async function deleteInvitations(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(invitations).where(
    sql`coalesce(${invitations.acceptedAt}, ${invitations.withdrawnAt}, ${invitations.expiresAt})
        < ${before.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}

export async function countResent(
  tx: Queryable,
  organizationId: string,
  since: Date,
): Promise<{ count: number; earliest: Date | null }> {
  const { sentAt, createdAt } = invitations;
  const [row] = await tx
    .select({ count: count(), earliest: min(sentAt) })
    .from(invitations)
    .where(
      and(eq(invitations.organizationId, organizationId), gt(sentAt, since), gt(sentAt, createdAt)),
    );
  return row!;
}
