import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { contracts, floors, memberships, organizations } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import type { AuditEntry, AuditPart } from './audit-entry.ts';

/** Inserts into the log of the organisation, or all logs of a person, with the current names. */
export async function insertEntries(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { actor, target, organizationId = actor.organizationId } = entry;
  const json = (value: unknown) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  const places = entry.concernedUserId
    ? sql`(
        SELECT organization_id FROM ${memberships} WHERE user_id = ${entry.concernedUserId}::uuid
        UNION ALL
        SELECT NULL WHERE NOT EXISTS (SELECT FROM ${memberships} WHERE user_id = ${entry.concernedUserId}::uuid)
      )`
    : actor.userId === null && actor.email
      ? sql`(
        SELECT m.organization_id FROM (SELECT) one
        LEFT JOIN ${users} AS u ON u.email = lower(${actor.email})
        LEFT JOIN ${memberships} AS m ON m.user_id = u.id
      )`
      : sql`(SELECT ${organizationId ?? null}::uuid AS organization_id)`;
  await tx.execute(sql`
    INSERT INTO ${auditEntries} (
      at, organization_id, channel, actor_id, actor_name, actor_email, actor_role, address, user_agent,
      action, operation, outcome, error, target_kind, target_id, target_name, request, before, after, count,
      group_id, part_of
    )
    SELECT
      ${entry.at.toISOString()}::timestamptz, place.organization_id, ${actor.channel},
      coalesce(person.id, ${actor.userId}::uuid), person.name_kanji,
      coalesce(person.email, ${actor.email ?? null}), ${actor.role ?? null},
      ${actor.address ?? null}, ${actor.userAgent ?? null}, ${entry.action}, ${actor.operation ?? null},
      ${entry.outcome ?? 'DONE'}, ${entry.error ?? null},
      ${target?.kind ?? null}::text, ${target?.id ?? null}::text,
      coalesce(${target?.name ?? null}, ${nameOf(target)}),
      ${json(entry.request)}, ${json(entry.before)}, ${json(entry.after)}, ${entry.count ?? 1},
      ${entry.groupId ?? null}::uuid, ${entry.partOf ?? null}::uuid
    FROM ${places} AS place
    LEFT JOIN ${users} AS person
      ON person.id = ${actor.userId}::uuid
      OR (${actor.userId}::uuid IS NULL AND person.email = lower(${actor.email ?? null}))
    -- The hash chains are locked in this order, which prevents deadlocks.
    ORDER BY place.organization_id
  `);
}

/** Inserts one entry per person of a bulk action, with the actor and action of its entry. */
export async function insertParts(
  tx: Queryable,
  groupId: string,
  parts: readonly AuditPart[],
): Promise<void> {
  const rows = parts.map(({ target, before, after }) => ({ ...target, before, after }));
  await tx.execute(sql`
    INSERT INTO ${auditEntries} (
      at, organization_id, channel, actor_id, actor_name, actor_email, actor_role, address, user_agent,
      action, operation, outcome, target_kind, target_id, target_name, before, after, part_of
    )
    SELECT
      bulk.at, bulk.organization_id, bulk.channel, bulk.actor_id, bulk.actor_name, bulk.actor_email,
      bulk.actor_role, bulk.address, bulk.user_agent, bulk.action, bulk.operation, bulk.outcome,
      part.kind, part.id, part.name, part.before, part.after, bulk.group_id
    FROM ${auditEntries} AS bulk
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS part(kind text, id text, name text, before jsonb, after jsonb)
    WHERE bulk.group_id = ${groupId}::uuid
  `);
}

function nameOf(target: AuditEntry['target']) {
  const id = target?.id;
  if (!id) return sql`NULL::text`;
  switch (target.kind) {
    case 'ACCOUNT':
    case 'MEMBER':
      return sql`(SELECT name_kanji FROM ${users} WHERE id = ${id}::uuid)`;
    case 'ORGANIZATION':
      return sql`(SELECT name FROM ${organizations} WHERE id = ${id}::uuid)`;
    case 'CONTRACT':
      return sql`(SELECT name FROM ${contracts} WHERE id = ${id}::uuid)`;
    case 'FLOOR':
      return sql`(SELECT name FROM ${floors} WHERE id = ${id}::uuid)`;
    default:
      return sql`NULL::text`;
  }
}
