import type { AreaName, Role } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from './api-error.ts';

export type Audience = 'OFFICE' | 'ADMIN';

export interface Claims {
  userId: string;
  audience: Audience;
  /** Role in the selected organisation, if any. Always an administrator role in the administration. */
  role: Role | null;
  sessionId: string;
  /** Null until an organisation is selected. */
  organizationId: string | null;
  contractId: string | null;
  closedAreas: readonly AreaName[];
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface WithClaims {
  readonly claims: Claims;
}

/** Claims of a member in the selected organisation. Authentication has checked the membership. */
export interface MemberClaims extends Claims {
  organizationId: string;
}

export interface WithViewer {
  readonly viewer: MemberClaims;
}

export type Viewer = MemberRef;

/** Returns the caller. Authentication at the start of the request has checked the membership. */
export function requireViewer({ organizationId, userId }: Claims): Viewer {
  if (!organizationId) throw new ApiError('organizationNotSelected');
  return { organizationId, userId };
}
