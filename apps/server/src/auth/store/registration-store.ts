import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/users.ts';
import { deriveLatinNames, nameLatinRuleAfter } from '../../people/member-directory.ts';

/** Creates or updates a user without a password. Returns null if the account is complete. */
export async function savePendingPerson(
  tx: Queryable,
  person: typeof users.$inferInsert,
): Promise<string | null> {
  const { email, ...rest } = person;
  const [row] = await tx
    .insert(users)
    .values({ ...person, nameLatinRule: person.nameLatin ? null : 0 })
    .onConflictDoUpdate({
      target: users.email,
      set: { ...rest, nameLatinRule: nameLatinRuleAfter(person) },
      setWhere: isNull(users.passwordHash),
    })
    .returning({ id: users.id });
  if (row) await deriveLatinNames(tx, { userId: row.id });
  return row?.id ?? null;
}

/** Returns false if the account already has a password. */
export async function setFirstPassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}
