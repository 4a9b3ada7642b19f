import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { withPicture } from '../people/avatar-url.ts';
import { findSessionUserRow } from './session-user-store.ts';

/** The contract's `SessionUser`. */
export interface SessionUser {
  id: string;
  email: string;
  invitedBy: string | null;
  inviter: { id: string; nameKanji: string; avatarUrl: string | null } | null;
  createdAt: string;
  updatedAt: string;
}

/** The person of a session as the session's answers show them. The person must exist. */
export async function findSessionUser(
  deps: Pick<Platform, 'files'>,
  tx: Queryable,
  userId: string,
): Promise<SessionUser> {
  const row = await findSessionUserRow(tx, userId);
  if (!row) throw new Error(`user ${userId} of a session is gone`);
  return {
    ...row,
    inviter: row.inviter && (await withPicture(deps, row.inviter)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
