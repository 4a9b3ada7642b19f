import { defaultLanguage } from '@office/vocabulary';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { connections } from '../../database/schema/connections.ts';
import {
  linkedAccounts,
  oauthStates,
  providerCalls,
} from '../../database/schema/linked-accounts.ts';
import { meetingJoinFailures } from '../../database/schema/meetings.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { organizationExports, personalDataExports } from '../../database/schema/personal-data.ts';
import { settings } from '../../database/schema/settings.ts';
import {
  knownDevices,
  loginCodes,
  passkeys,
  passwordAttempts,
  sessions,
  trustedNetworks,
  twoFactorSecrets,
} from '../../database/schema/sign-in.ts';
import { ssoIdentities } from '../../database/schema/sso.ts';
import { users } from '../../database/schema/users.ts';
import { clearedReferences, deletedReferences } from './erasure-plan-store.ts';
import { deletedName } from './replace-names.ts';

/** Files of an account that ends: pictures, and uploads without an organisation. Files of organisations stay. */
export async function findAccountFileKeys(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM files WHERE key = (SELECT avatar_key FROM users WHERE id = ${userId})
      OR (owner_id = ${userId} AND (organization_id IS NULL OR directory = 'profile'))`);
  return rows.map(({ key }) => key);
}

/** Locks the account, so that it cannot join an organisation at the same time. */
export async function isLastMembership(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const [user] = await tx
    .select({ systemAdmin: users.systemAdmin })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.systemAdmin) return false;
  const [others] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), sql`${memberships.organizationId} <> ${organizationId}`),
    );
  return others!.count === 0;
}

/**
 * Deletes the account, with the mails to its address and sent ones that contain the address. If other organisations
 * still have data of an earlier membership, which would be deleted or changed with the account, the account stays
 * without data of the person and cannot sign in.
 */
export async function deleteAccount(tx: Queryable, member: MemberRef): Promise<void> {
  const { userId } = member;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await deleteMails(tx, user.email);
  await tx.execute(sql`
    UPDATE one_time_links SET user_id = NULL
    WHERE user_id = ${userId} AND kind = 'INVITE' AND organization_id IS NOT NULL`);
  await tx.execute(sql`
    DELETE FROM one_time_links
    WHERE user_id = ${userId} OR (organization_id IS NULL AND email = ${user.email})`);
  if (await isReferencedElsewhere(tx, member)) await clearAccount(tx, userId);
  else await tx.delete(users).where(eq(users.id, userId));
}

async function deleteMails(tx: Queryable, email: string): Promise<void> {
  // The whole address, because it can be a part of another one.
  const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = String.raw`(?<![[:alnum:].!#$%&*+/=?^_{|}~-])${escaped}(?![[:alnum:]-]|\.[[:alnum:]])`;
  await tx.execute(sql`
    DELETE FROM mail_outbox WHERE recipient = ${email}
      OR (sent_at IS NOT NULL AND subject || E'\n' || text || E'\n' || coalesce(html, '') || calendars::text ~* ${address})`);
}

/** Sign-in data of the account, which does not keep it. */
const accountTables = [
  ssoIdentities,
  sessions,
  connections,
  settings,
  passkeys,
  passwordAttempts,
  linkedAccounts,
  trustedNetworks,
  knownDevices,
  loginCodes,
  twoFactorSecrets,
  oauthStates,
  providerCalls,
  meetingJoinFailures,
] as const;

/** Exports that the person requested, or of the data of the person. */
const exportTables = [personalDataExports, organizationExports] as const;

async function isReferencedElsewhere(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const references = [...clearedReferences, ...deletedReferences].filter(
    ({ table }) => ![...exportTables, ...accountTables].some((each) => each === table),
  );
  for (const { table, column, scope } of references) {
    const { rows } = await tx.execute(sql`
      SELECT FROM ${table} WHERE ${column} = ${userId} AND NOT (${scope(organizationId)}) LIMIT 1`);
    if (rows.length > 0) return true;
  }
  const { rows } = await tx.execute(sql`
    SELECT FROM external_meetings e JOIN meetings m ON m.external_meeting_id = e.id
    WHERE e.holder_id = ${userId} LIMIT 1`);
  return rows.length > 0;
}

async function clearAccount(tx: Queryable, userId: string): Promise<void> {
  for (const table of accountTables) await tx.delete(table).where(eq(table.userId, userId));
  await tx
    .update(users)
    .set({
      email: `${userId}@erased.invalid`,
      nameKanji: deletedName.ja,
      nameKatakana: '',
      nameLatin: deletedName.en,
      nameLatinRule: null,
      nameLatinAssigned: false,
      passwordHash: null,
      nickname: null,
      gender: null,
      dateOfBirth: null,
      department: null,
      jobTitle: null,
      phoneNumber: null,
      selfIntroduction: null,
      avatarKey: null,
      officeAvatar: null,
      language: defaultLanguage,
      blockedAt: sql`now()`,
      attemptsMailedAt: null,
      trustsFirstNetwork: false,
      demo: false,
      simulated: false,
      invitedBy: null,
    })
    .where(eq(users.id, userId));
}
