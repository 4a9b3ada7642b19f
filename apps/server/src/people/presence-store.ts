import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import { connections } from '../database/schema/connections.ts';
import { engagements } from '../database/schema/engagements.ts';
import { memberships } from '../database/schema/organizations.ts';
import type { PresenceCircumstances, PresenceState } from './presence-machine.ts';

type PresenceColumns = Pick<
  typeof memberships.$inferSelect,
  'role' | 'status' | 'workingStatus' | 'presenceChoices' | 'presenceOverridesIdle'
>;

interface StoredPresence {
  role: PresenceColumns['role'];
  state: PresenceState;
  circumstances: PresenceCircumstances;
}

export async function lockPresence(
  tx: Queryable,
  member: MemberRef,
): Promise<StoredPresence | null> {
  const { role, status, workingStatus, presenceChoices, presenceOverridesIdle } = memberships;
  const [row] = await tx
    .select({ role, status, workingStatus, presenceChoices, presenceOverridesIdle })
    .from(memberships)
    .where(membershipIs(member))
    .for('no key update');
  return row ? findPresence(tx, { ...member, ...row }) : null;
}

export async function findPresence(
  tx: Queryable,
  membership: MemberRef & PresenceColumns,
): Promise<StoredPresence> {
  const { role, status, workingStatus, presenceChoices: choices } = membership;
  const isManualCurrent = membership.presenceOverridesIdle;
  return {
    role,
    state: { shown: { status, workingStatus }, choices, isManualCurrent },
    circumstances: await findCircumstances(tx, membership),
  };
}

async function findCircumstances(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<PresenceCircumstances> {
  const { rows } = await tx.execute<PresenceCircumstances & Record<string, unknown>>(sql`
    SELECT
      (SELECT lower(max(kind)) FROM ${engagements}
        WHERE organization_id = ${organizationId} AND user_id = ${userId}) AS engaged,
      coalesce((SELECT bool_and(idle) FROM ${connections}
        WHERE organization_id = ${organizationId} AND user_id = ${userId}), false) AS idle
  `);
  return rows[0] ?? { engaged: null, idle: false };
}

export async function savePresence(
  tx: Queryable,
  member: MemberRef,
  { shown, choices, isManualCurrent }: PresenceState,
  now: Date,
): Promise<void> {
  await tx
    .update(memberships)
    .set({
      ...shown,
      presenceChoices: [...choices],
      presenceOverridesIdle: isManualCurrent,
      updatedAt: now,
    })
    .where(membershipIs(member));
}
