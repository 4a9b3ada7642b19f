import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { organizationTranscripts } from '../../database/schema/meeting-transcripts.ts';

export async function findTranscriptSetting(
  tx: Queryable,
  organizationId: string,
): Promise<{ version: number; enabled: boolean } | null> {
  const { version, enabled } = organizationTranscripts;
  const [row] = await tx
    .select({ version, enabled })
    .from(organizationTranscripts)
    .where(eq(organizationTranscripts.organizationId, organizationId));
  return row ?? null;
}

export async function saveTranscriptSetting(
  tx: Queryable,
  setting: typeof organizationTranscripts.$inferInsert,
): Promise<void> {
  await tx.insert(organizationTranscripts).values(setting).onConflictDoUpdate({
    target: organizationTranscripts.organizationId,
    set: setting,
  });
}
