import type { Schemas } from '@office/api';
import { adminRolePermissions, blockCodes } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import { withAvatarUrl, withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../store/administration-store.ts';
import { findLackingSecondFactor } from '../two-factor/admin-two-factor.ts';
import {
  findSessionLimits,
  isNetworkAllowed,
  requireAllowedNetwork,
} from '../devices/sign-in-rules.ts';
import { requireSsoOrganization, sessionError } from './session-check.ts';
import { endSessions, lockSessionState } from '../store/session-store.ts';
import { reissueTokens, renewSession } from './session.ts';
import type { SessionTokens } from './session.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'audit'>;

/** Returns the organisation that a new administration session opens without a choice, or null. */
export async function findOpenedOrganization(
  tx: Queryable,
  {
    ip,
    ...session
  }: { userId: string; passkeyUsed: boolean; ip: string; ssoOrganizationId: string | null },
): Promise<string | null> {
  const { userId, ssoOrganizationId } = session;
  const organizationId = ssoOrganizationId ?? (await store.findSoleOrganization(tx, userId));
  if (!organizationId) return null;
  const lack = await findLackingSecondFactor(tx, { ...session, organizationId });
  return lack || !(await isNetworkAllowed(tx, organizationId, ip)) ? null : organizationId;
}

/** Does not use a login of a contract, and does not show the user as present. */
export async function selectAdministeredOrganization(
  context: Deps & WithClaims,
  organizationId: string,
  { ip }: { ip: string },
): Promise<SessionTokens> {
  const { userId, sessionId } = context.claims;
  return context.db.transaction(async (tx) => {
    const session = await lockSessionState(tx, sessionId);
    if (!session) throw new ApiError('tokenInvalidOrExpired');
    const refusal = sessionError(session, context.now());
    if (refusal) throw refusal;
    requireSsoOrganization(session, organizationId);
    const found = await store.findAdministration(tx, { userId, organizationId });
    if (!found) throw new ApiError('organizationNotFound');
    if (!found.systemAdmin) {
      if (found.role !== 'ORGANIZATION_ADMIN' && !found.adminRole) {
        throw new ApiError('organizationNotFound');
      }
      if (found.organizationBlockedAt) {
        throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
      }
      if (found.blockedAt) throw new ApiError('userBlocked', { code: blockCodes.userBlocked });
      const lack = await findLackingSecondFactor(tx, { ...session, organizationId });
      if (lack) throw new ApiError(lack);
      await requireAllowedNetwork(tx, organizationId, ip);
    }
    const limits = await findSessionLimits(tx, organizationId);
    const renewed = await renewSession(context, tx, session, { ip, organizationId }, limits);
    await context.audit(tx, {
      action: 'ORGANIZATION_ENTERED',
      organizationId,
      target: { kind: 'ORGANIZATION', id: organizationId },
    });
    return reissueTokens(context, tx, renewed);
  });
}

export async function describeAdministrator(
  context: Pick<Platform, 'db' | 'files'> & WithClaims,
  { keyword, ...page }: PageRequest & { keyword: string },
): Promise<Schemas['Administrator']> {
  const { userId, organizationId, ssoOrganizationId, role, adminRole } = context.claims;
  const row = await store.findAdministratorRow(context.db, userId);
  if (!row) throw new ApiError('tokenInvalidOrExpired');
  const isSystemAdmin = role === 'SYSTEM_ADMIN';
  const selected =
    organizationId && (await store.findAdministeredOrganization(context.db, organizationId));
  const { rows, total } = await store.findAdministered(
    context.db,
    { userId, all: isSystemAdmin, only: ssoOrganizationId, keyword },
    page,
  );
  return {
    ...(await withPictureUrl(context, row)),
    role: isSystemAdmin ? 'SYSTEM_ADMIN' : 'ORGANIZATION_ADMIN',
    adminRole,
    permissions: [...(adminRole ? adminRolePermissions[adminRole] : (['session'] as const))],
    organization: selected ? await toOrganization(context, selected) : null,
    organizations: toPage(
      await Promise.all(rows.map((each) => toOrganization(context, each))),
      total,
      page,
    ),
  };
}

type OrganizationRow = NonNullable<Awaited<ReturnType<typeof store.findAdministeredOrganization>>>;

async function toOrganization(
  deps: Pick<Platform, 'files'>,
  { blockedAt, ...row }: OrganizationRow,
): Promise<Schemas['AdministeredOrganization']> {
  return { ...(await withAvatarUrl(deps, row)), blocked: blockedAt !== null };
}

/** Grants or revokes SYSTEM_ADMIN for the operator, and ends the user's administration sessions. */
export async function setSystemAdmin(
  deps: Pick<Platform, 'db' | 'now' | 'audit'>,
  userId: string,
  systemAdmin: boolean,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await store.setSystemAdmin(tx, userId, systemAdmin))) return false;
    await endSessions(tx, { userId, audience: 'ADMIN' }, 'ROLE_CHANGED', deps.now());
    await deps.audit(tx, {
      action: systemAdmin ? 'SYSTEM_ADMIN_GRANTED' : 'SYSTEM_ADMIN_WITHDRAWN',
      organizationId: null,
      target: { kind: 'ACCOUNT', id: userId },
      before: { systemAdmin: !systemAdmin },
      after: { systemAdmin },
    });
    return true;
  });
}

export function listSystemAdmins({ db }: Pick<Platform, 'db'>) {
  return store.findSystemAdmins(db);
}
