import type { AreaName, Role } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from './api-error.ts';

export type Audience = 'OFFICE' | 'ADMIN';

export interface Claims {
  userId: string;
  audience: Audience;
  /**
   * Role in the selected organisation; null without one. Always an administrator role in the administration.
   */
  role: Role | null;
  /** Session family of the token. */
  sessionId: string;
  /** Null until an organisation is selected. */
  organizationId: string | null;
  contractId: string | null;
  /** Areas that the organisation has disabled for the caller's role. */
  closedAreas: readonly AreaName[];
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Claims of the call, which services need in addition to the platform. */
export interface WithClaims {
  readonly claims: Claims;
}

export type Viewer = MemberRef;

/**
 * Returns the caller in the selected organisation. Authentication at the start of the request has checked the
 * membership.
 *
 * @throws {ApiError} 403 `organizationNotSelected`
 */
export function requireViewer({ organizationId, userId }: Claims): Viewer {
  if (!organizationId) throw new ApiError('organizationNotSelected');
  return { organizationId, userId };
}
