import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import type { Platform } from '../platform/platform.ts';
import { pictureOf, withPicture } from '../people/avatar-url.ts';

/** The contract's `SessionUser`. */
export interface SessionUser {
  id: string;
  email: string;
  invitedBy: string | null;
  inviter: { id: string; nameKanji: string; avatarUrl: string | null } | null;
  createdAt: string;
  updatedAt: string;
}

const inviters = alias(users, 'inviters');

/** The person of a session as the session's answers show them. The person must exist. */
export async function findSessionUser(
  deps: Pick<Platform, 'files'>,
  tx: Queryable,
  userId: string,
): Promise<SessionUser> {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      invitedBy: users.invitedBy,
      inviter: { id: inviters.id, nameKanji: inviters.nameKanji, picture: pictureOf(inviters) },
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, users.invitedBy))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`user ${userId} of a session is gone`);
  return {
    ...row,
    inviter: row.inviter && (await withPicture(deps, row.inviter)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
