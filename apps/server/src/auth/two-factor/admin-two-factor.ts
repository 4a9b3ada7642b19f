import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPasskeysOf } from '../store/passkey-store.ts';
import { findSessionState } from '../store/session-store.ts';
import {
  countAdministratorsWithoutTwoFactor,
  endAdminSessionsWithoutTwoFactor,
  hasSecondFactor,
  isTwoFactorRequired,
} from '../store/two-factor-store.ts';
import { hasTwoFactor } from './check-two-factor.ts';

export { countAdministratorsWithoutTwoFactor, hasSecondFactor };

interface AdministrationSession {
  userId: string;
  organizationId: string;
  /** Whether a passkey signed in or confirmed the session. */
  passkeyUsed: boolean;
  /** The organisation whose identity provider signed in the session, and checks second factors. */
  ssoOrganizationId: string | null;
}

/**
 * Returns the error if the session needs a second factor before entering, or null. A passkey counts
 * only for sessions in which it was used: the password alone opens the others.
 */
export async function findLackingSecondFactor(
  tx: Queryable,
  session: AdministrationSession,
): Promise<'twoFactorSetupRequired' | 'passkeySignInRequired' | null> {
  if (session.ssoOrganizationId === session.organizationId) return null;
  return (await isTwoFactorRequired(tx, session)) ? lackingIn(tx, session) : null;
}

async function lackingIn(
  tx: Queryable,
  { userId, passkeyUsed }: Pick<AdministrationSession, 'userId' | 'passkeyUsed'>,
): Promise<'twoFactorSetupRequired' | 'passkeySignInRequired' | null> {
  if (await hasTwoFactor(tx, userId)) return null;
  const passkeys = await findPasskeysOf(tx, userId);
  if (passkeys.length === 0) return 'twoFactorSetupRequired';
  return passkeyUsed ? null : 'passkeySignInRequired';
}

/** Throws if the caller has no second factor, so that administrators cannot lock themselves out. */
export async function enforceAdminTwoFactor(
  { claims, viewer, now }: Pick<Platform, 'now'> & WithClaims & WithViewer,
  tx: Queryable,
): Promise<void> {
  if (claims.role !== 'SYSTEM_ADMIN') {
    const { userId } = viewer;
    const { passkeyUsed = false, ssoOrganizationId } =
      (await findSessionState(tx, claims.sessionId)) ?? {};
    const lack = ssoOrganizationId ? null : await lackingIn(tx, { userId, passkeyUsed });
    if (lack) throw new ApiError(lack);
  }
  const end = { endedAt: now(), endReason: 'REVOKED' } as const;
  await endAdminSessionsWithoutTwoFactor(tx, viewer.organizationId, end);
}
