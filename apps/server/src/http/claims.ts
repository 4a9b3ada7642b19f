import type { AdminRole, ApiTokenScope, AreaName, Role } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';

export type Audience = 'OFFICE' | 'ADMIN';

export interface Claims {
  userId: string;
  audience: Audience;
  /** Role in the selected organisation, if any. Always an administrator role in the administration. */
  role: Role | null;
  /** Administrative role in an administration session with an organisation; null in other sessions. */
  adminRole: AdminRole | null;
  /** For an access token of a script, the id of the token. */
  sessionId: string;
  /** Scopes of an access token of a script (`ApiToken`); absent in sessions. */
  scopes?: readonly ApiTokenScope[];
  /** Null until an organisation is selected. */
  organizationId: string | null;
  contractId: string | null;
  /** The only organisation that the session can enter, if its identity provider signed it in. */
  ssoOrganizationId: string | null;
  closedAreas: readonly AreaName[];
  /** Whether the session was signed in or confirmed within `confirmationMs`. */
  confirmed: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface TokenCaller {
  ip: string;
  /** Defaults to `OFFICE`. */
  audience?: Audience;
}

export interface WithClaims {
  readonly claims: Claims;
}

/** The caller as a member of the selected organisation. Authentication has checked the membership. */
export type Viewer = MemberRef;

export interface WithViewer {
  readonly viewer: Viewer;
}
