import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import { deriveLatinName, latinNameRule } from './latin-name.ts';

const batchSize = 1000;

const sourceFields = ['nameKanji', 'nameKatakana', 'nickname', 'email'] as const;

/**
 * Returns the value of `name_latin_rule` after a change of a person: entered names are kept, and other names
 * are derived again if a field that they depend on changes. Undefined keeps the value.
 */
export function nameLatinRuleAfter({
  nameLatin,
  ...change
}: Partial<typeof users.$inferInsert>): SQL | number | null | undefined {
  if (nameLatin) return null;
  if (nameLatin === null) return 0;
  // Null times 0 is null, so an entered name stays entered.
  if (sourceFields.some((field) => change[field] !== undefined))
    return sql`${users.nameLatinRule} * 0`;
  return undefined;
}

/** Derives the Latin names of people whose names changed or were derived by an earlier rule. */
export async function deriveLatinNames(
  tx: Queryable,
  { userId }: { userId?: string } = {},
): Promise<void> {
  const isOutdated = lt(users.nameLatinRule, latinNameRule);
  for (;;) {
    const people = await tx
      .select({
        id: users.id,
        nameKanji: users.nameKanji,
        nameKatakana: users.nameKatakana,
        nickname: users.nickname,
        email: users.email,
      })
      .from(users)
      .where(and(isOutdated, userId ? eq(users.id, userId) : undefined))
      .orderBy(asc(users.id))
      .limit(batchSize);
    if (people.length === 0) return;
    const ids = sql.param(people.map(({ id }) => id));
    const names = sql.param(people.map(deriveLatinName));
    await tx
      .update(users)
      .set({ nameLatin: sql`derived.name`, nameLatinRule: latinNameRule })
      .from(sql`unnest(${ids}::uuid[], ${names}::text[]) AS derived(id, name)`)
      .where(and(eq(users.id, sql`derived.id`), isOutdated));
    if (people.length < batchSize) return;
  }
}
