import type { AreaName, Role } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';

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

/** The caller as a member of the selected organisation. Authentication has checked the membership. */
export type Viewer = MemberRef;

export interface WithViewer {
  readonly viewer: Viewer;
}
