import type { AreaName, Role } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from './api-error.ts';

/** The application that a session opens. */
export type Audience = 'OFFICE' | 'ADMIN';

/** The content of a checked access token. */
export interface Claims {
  userId: string;
  /** The application that the token opens: the office, or its administration. */
  audience: Audience;
  /** The role in the selected organisation, null in none; in the administration always an administrator's. */
  role: Role | null;
  /** The session family that the token belongs to. */
  sessionId: string;
  /** Null until an organisation is selected. */
  organizationId: string | null;
  /** The contract of the session's organisation. */
  contractId: string | null;
  /** The areas that the organisation has switched off for the caller's role. */
  closedAreas: readonly AreaName[];
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The part of a call's context that services take besides the platform. */
export interface WithClaims {
  readonly claims: Claims;
}

/** A person in the organisation that they selected. */
export type Viewer = MemberRef;

/**
 * The caller in the selected organisation. Their membership was read with their token, at the
 * beginning of this request.
 *
 * @throws {ApiError} 403 `organizationNotSelected`
 */
export function requireViewer({ organizationId, userId }: Claims): Viewer {
  if (!organizationId) throw new ApiError('organizationNotSelected');
  return { organizationId, userId };
}
