import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  endAdminSessionsWithoutTwoFactor,
  isTwoFactorRequired,
} from '../store/two-factor-store.ts';
import { hasTwoFactor } from './check-two-factor.ts';

/** Returns whether an administrator has to set up two-factor authentication before entering. */
export async function lacksRequiredTwoFactor(
  tx: Queryable,
  administrator: { userId: string; organizationId: string },
): Promise<boolean> {
  const isRequired = await isTwoFactorRequired(tx, administrator);
  return isRequired && !(await hasTwoFactor(tx, administrator.userId));
}

/**
 * Ends the administration sessions of administrators without two-factor authentication. Throws if
 * the caller is one of them, so that administrators cannot lock themselves out.
 */
export async function enforceAdminTwoFactor(
  { claims, viewer, now }: Pick<Platform, 'now'> & WithClaims & WithViewer,
  tx: Queryable,
): Promise<void> {
  const isExempt = claims.role === 'SYSTEM_ADMIN';
  if (!isExempt && !(await hasTwoFactor(tx, viewer.userId))) {
    throw new ApiError('twoFactorSetupRequired');
  }
  const end = { endedAt: now(), endReason: 'REVOKED' } as const;
  await endAdminSessionsWithoutTwoFactor(tx, viewer.organizationId, end);
}
