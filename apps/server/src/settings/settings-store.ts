import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { settings } from '../database/schema/settings.ts';

export type SettingsRow = typeof settings.$inferSelect;

const settingsQuery = preparedQuery((tx) =>
  tx
    .select()
    .from(settings)
    .where(eq(settings.userId, sql.placeholder('userId')))
    .prepare('find settings'),
);

export async function findSettings(tx: Queryable, userId: string): Promise<SettingsRow | null> {
  const [row] = await settingsQuery(tx).execute({ userId });
  return row ?? null;
}

export async function saveSettings(
  tx: Queryable,
  userId: string,
  change: Partial<typeof settings.$inferInsert> & { updatedAt: Date },
): Promise<SettingsRow> {
  const [row] = await tx
    .insert(settings)
    .values({ ...change, userId })
    .onConflictDoUpdate({ target: settings.userId, set: change })
    .returning();
  return row!;
}
