import type { Role } from '@office/vocabulary';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { advisoryLockIds } from '../database/advisory-lock-ids.ts';
import type { Queryable } from '../database/database.ts';
import { invitations } from '../database/schema/invitations.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

export type NewInvitation = Omit<typeof invitations.$inferInsert, 'id'>;

export async function lockInvitations(tx: Queryable, organizationId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(${advisoryLockIds.invitations}, hashtext(${organizationId}))`,
  );
}

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

export async function findUnanswered(
  tx: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<Map<string, { id: string; role: Role; expiresAt: Date }>> {
  const { id, email, role, expiresAt } = invitations;
  const rows = await tx
    .select({ id, email, role, expiresAt })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        sql`${invitations.email} = ANY(${sql.param([...emails])}::text[])`,
        isOpen,
      ),
    );
  return new Map(rows.map(({ email, ...rest }) => [email, rest]));
}

export async function findMemberEmails(
  tx: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        sql`${users.email} = ANY(${sql.param([...emails])}::text[])`,
      ),
    );
  return new Set(rows.map(({ email }) => email));
}

export async function countPending(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(
      and(eq(invitations.organizationId, organizationId), isOpen, gt(invitations.expiresAt, now)),
    );
  return row?.count ?? 0;
}

/** Inserts or renews unanswered invitations. Returns the ids by address. */
export async function saveInvitations(
  tx: Queryable,
  rows: NewInvitation[],
): Promise<Map<string, string>> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const saved = await tx
    .insert(invitations)
    .values(rows)
    .onConflictDoUpdate({
      target: [invitations.organizationId, invitations.email],
      targetWhere: isOpen!,
      set: {
        role: excluded('role'),
        name: excluded('name'),
        nameLatin: excluded('name_latin'),
        department: excluded('department'),
        language: excluded('language'),
        invitedBy: excluded('invited_by'),
        batchId: excluded('batch_id'),
        mailId: excluded('mail_id'),
        sentAt: excluded('sent_at'),
        expiresAt: excluded('expires_at'),
      },
    })
    .returning({ id: invitations.id, email: invitations.email });
  return new Map(saved.map(({ id, email }) => [email, id]));
}

export async function findInvitationsById(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<(typeof invitations.$inferSelect)[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), inArray(invitations.id, [...ids])));
}

export async function markWithdrawn(
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; email: string; role: string }[]> {
  return tx
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(inArray(invitations.id, [...ids]), isOpen))
    .returning({ id: invitations.id, email: invitations.email, role: invitations.role });
}
