import type { Schemas } from '@office/api';
import { coversRole } from '@office/vocabulary';
import { describeUserAgent } from '../../auth/sessions/user-agent.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithClaims, WithViewer } from '../../http/claims.ts';
import { findLatinName } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { requiredRoleOf } from './member-changes.ts';
import { hasOtherAdministrator } from './membership-store.ts';
import { findMemberRows } from './member-list-store.ts';
import { toRow } from './member-list.ts';
import { findMemberSessions, findPasswordLock, findProfile, findSeats } from './member-store.ts';

const maxSessions = 50;

export function memberOf({ organizationId }: Viewer, userId: string): MemberRef {
  return { organizationId, userId };
}

export async function getMember(
  context: Pick<Platform, 'db' | 'now' | 'files'> & WithClaims & WithViewer,
  userId: string,
): Promise<Schemas['AdminMember']> {
  const { db } = context;
  const now = context.now();
  const member = memberOf(context.viewer, userId);
  const [row] = await findMemberRows(db, member.organizationId, [userId], now);
  if (!row) throw new ApiError('userNotFound');
  const own = userId === context.viewer.userId;
  const latinName = await findLatinName(db, member);
  const found = await findMemberSessions(db, member, now, maxSessions);
  const lockedUntil = await findPasswordLock(db, userId, now);
  return {
    ...(await toRow(context, row)),
    ...(await findProfile(db, member)),
    enteredNameLatin: latinName.entered,
    nameLatinEditable: latinName.assignable || own,
    seats: await findSeats(db, member),
    sessions: found.map(({ userAgent, signedInAt, lastUsedAt, expiresAt, ...session }) => ({
      ...session,
      ...describeUserAgent(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    passwordLockedUntil: lockedUntil?.toISOString() ?? null,
    own,
    manageable: coversRole(context.claims.adminRole, requiredRoleOf(row)),
    lastAdministrator:
      row.role === 'ORGANIZATION_ADMIN' &&
      row.block === 'NONE' &&
      !(await hasOtherAdministrator(db, member)),
  };
}
