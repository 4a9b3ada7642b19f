import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { sessions } from '../../database/schema/sign-in.ts';
import {
  ssoConnections,
  ssoDomains,
  ssoIdentities,
  ssoSignIns,
} from '../../database/schema/sso.ts';
import { users } from '../../database/schema/users.ts';
import { isAdministratorOf } from './administration-store.ts';
import { endedSession, type EndedSession } from './session-store.ts';

type ConnectionRow = typeof ssoConnections.$inferSelect;
type Common = Pick<
  ConnectionRow,
  'organizationId' | 'version' | 'issuer' | 'breakGlassUserIds' | 'updatedAt'
>;
export type OidcConnection = Common & { protocol: 'OIDC'; clientId: string; clientSecret: string };
export type SamlConnection = Common & {
  protocol: 'SAML';
  signOnUrl: string;
  certificates: string[];
};
export type SsoConnection = OidcConnection | SamlConnection;
export type SsoSignIn = typeof ssoSignIns.$inferSelect;
export type SsoDomain = typeof ssoDomains.$inferSelect;

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export async function findConnection(
  tx: Queryable,
  organizationId: string,
): Promise<SsoConnection | null> {
  const [row] = await tx
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.organizationId, organizationId));
  return row ? toConnection(row) : null;
}

function toConnection({
  clientId,
  clientSecret,
  signOnUrl,
  certificates,
  protocol,
  ...common
}: ConnectionRow): SsoConnection {
  return protocol === 'SAML'
    ? { ...common, protocol, signOnUrl: signOnUrl!, certificates: certificates! }
    : { ...common, protocol, clientId: clientId!, clientSecret: clientSecret! };
}

/** Returns the connection of the organisation that has verified the domain. */
export async function findConnectionOfDomain(
  tx: Queryable,
  domain: string,
): Promise<{ connection: SsoConnection; required: boolean } | null> {
  const [row] = await tx
    .select({ connection: ssoConnections, required: ssoDomains.required })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.organizationId, ssoDomains.organizationId))
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.verifiedAt)));
  return row ? { ...row, connection: toConnection(row.connection) } : null;
}

/** Replaces the connection. Pending sign-ins fail, because they began with the previous one. */
export async function saveConnection(
  tx: Queryable,
  { organizationId, ...connection }: SsoConnection,
): Promise<void> {
  const unused = { clientId: null, clientSecret: null, signOnUrl: null, certificates: null };
  const set = { ...unused, ...connection };
  await tx.delete(ssoSignIns).where(eq(ssoSignIns.organizationId, organizationId));
  await tx
    .insert(ssoConnections)
    .values({ organizationId, ...set })
    .onConflictDoUpdate({ target: ssoConnections.organizationId, set });
}

/** Deletes the settings, the links to accounts and pending sign-ins of an organisation. */
export async function deleteSso(tx: Queryable, organizationId: string): Promise<void> {
  for (const table of [ssoConnections, ssoDomains, ssoIdentities, ssoSignIns]) {
    await tx.delete(table).where(eq(table.organizationId, organizationId));
  }
}

export function findDomains(tx: Queryable, organizationId: string): Promise<SsoDomain[]> {
  return tx
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.organizationId, organizationId))
    .orderBy(asc(ssoDomains.domain));
}

export async function addDomain(
  tx: Queryable,
  domain: typeof ssoDomains.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(ssoDomains)
    .values(domain)
    .onConflictDoNothing()
    .returning({ id: ssoDomains.id });
  return rows.length > 0;
}

export async function updateDomain(
  tx: Queryable,
  id: string,
  change: Partial<Pick<SsoDomain, 'verifiedAt' | 'required'>>,
): Promise<void> {
  await tx.update(ssoDomains).set(change).where(eq(ssoDomains.id, id));
}

export async function deleteDomain(tx: Queryable, id: string): Promise<void> {
  await tx.delete(ssoDomains).where(eq(ssoDomains.id, id));
}

/** Returns the administrators with a password, which signs in without the provider. */
export function findAdministratorsWithPassword(tx: Queryable, organizationId: string) {
  return tx
    .select({ userId: users.id, name: users.nameKanji, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isAdministratorOf(organizationId), isNotNull(users.passwordHash)))
    .orderBy(asc(memberships.createdAt), asc(users.id));
}

/** Returns whether the account is a system administrator, and its administrative role in the organisation. */
export async function findAdministratorRole(
  tx: Queryable,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<{ systemAdmin: boolean; administrator: boolean; delegated: boolean }> {
  const [row] = await tx
    .select({
      systemAdmin: users.systemAdmin,
      role: memberships.role,
      adminRole: memberships.adminRole,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, users.id),
        eq(memberships.organizationId, organizationId),
        isNull(memberships.blockedAt),
      ),
    )
    .where(eq(users.id, userId));
  return {
    systemAdmin: !!row?.systemAdmin,
    administrator: row?.role === 'ORGANIZATION_ADMIN',
    delegated: !!row?.adminRole,
  };
}

type Identity = typeof ssoIdentities.$inferInsert;

export async function findIdentity(
  tx: Queryable,
  { organizationId, issuer, subject }: Omit<Identity, 'userId'>,
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.organizationId, organizationId),
        eq(ssoIdentities.issuer, issuer),
        eq(ssoIdentities.subject, subject),
      ),
    );
  return row?.userId ?? null;
}

export async function addIdentity(tx: Queryable, identity: Identity): Promise<void> {
  await tx.insert(ssoIdentities).values(identity).onConflictDoNothing();
}

export async function addSignIn(
  tx: Queryable,
  signIn: typeof ssoSignIns.$inferInsert,
): Promise<void> {
  await tx.insert(ssoSignIns).values(signIn);
}

/**
 * Stores the hash of the code for the response of a pending sign-in. Succeeds once for each
 * sign-in, so that repeated responses are not verified.
 */
export async function acceptSamlResponse(
  tx: Queryable,
  {
    stateHash,
    organizationId,
    codeHash,
  }: Pick<SsoSignIn, 'stateHash' | 'organizationId' | 'codeHash'>,
  now: Date,
): Promise<SsoSignIn | null> {
  const [row] = await tx
    .update(ssoSignIns)
    .set({ codeHash })
    .where(
      and(
        eq(ssoSignIns.stateHash, stateHash),
        eq(ssoSignIns.organizationId, organizationId),
        isNull(ssoSignIns.codeHash),
        gt(ssoSignIns.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function saveSamlClaims(
  tx: Queryable,
  { stateHash, claims }: Pick<SsoSignIn, 'stateHash' | 'claims'>,
): Promise<void> {
  await tx.update(ssoSignIns).set({ claims }).where(eq(ssoSignIns.stateHash, stateHash));
}

/** Consumes a pending sign-in. Concurrent calls succeed only once. */
export async function takeSignIn(
  tx: Queryable,
  signIn: Pick<SsoSignIn, 'stateHash' | 'browserTokenHash' | 'audience'>,
  now: Date,
): Promise<SsoSignIn | null> {
  const [row] = await tx
    .delete(ssoSignIns)
    .where(
      and(
        eq(ssoSignIns.stateHash, signIn.stateHash),
        eq(ssoSignIns.browserTokenHash, signIn.browserTokenHash),
        eq(ssoSignIns.audience, signIn.audience),
        gt(ssoSignIns.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteExpiredSignIns(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.delete(ssoSignIns).where(lte(ssoSignIns.expiresAt, now));
  return rowCount ?? 0;
}

/** Ends sessions that the provider signed in: all, those of a subject, or one provider session. */
export function endSsoSessions(
  tx: Queryable,
  {
    organizationId,
    subject,
    sid,
    before,
    except,
    now,
  }: {
    organizationId: string;
    subject?: string | undefined;
    sid?: string | undefined;
    before?: Date;
    except?: string;
    now: Date;
  },
): Promise<EndedSession[]> {
  const ofSubject = subject === undefined ? undefined : eq(sessions.ssoSubject, subject);
  return tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'LOGOUT' })
    .where(
      and(
        eq(sessions.ssoOrganizationId, organizationId),
        isNull(sessions.endedAt),
        sid === undefined
          ? ofSubject
          : or(eq(sessions.ssoSid, sid), ofSubject && and(ofSubject, isNull(sessions.ssoSid))),
        before && lte(sessions.createdAt, before),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning(endedSession);
}

/** Ends sessions of accounts with addresses of a domain that the provider did not sign in. */
export function endOtherSessionsOfDomain(
  tx: Queryable,
  {
    domain,
    exceptUserIds,
    except,
    now,
  }: { domain: string; exceptUserIds: readonly string[]; except: string; now: Date },
): Promise<EndedSession[]> {
  const accounts = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`split_part(${users.email}, '@', 2) = ${domain}`,
        eq(users.systemAdmin, false),
        notInArray(users.id, [...exceptUserIds]),
      ),
    );
  return tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'REVOKED' })
    .where(
      and(
        inArray(sessions.userId, accounts),
        isNull(sessions.ssoOrganizationId),
        isNull(sessions.endedAt),
        ne(sessions.id, except),
      ),
    )
    .returning(endedSession);
}
