import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { pictureOf } from '../database/picture-column.ts';
import { users } from '../database/schema/users.ts';

const inviters = alias(users, 'inviters');

export async function findSessionUserRow(tx: Queryable, userId: string) {
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
  return row ?? null;
}
