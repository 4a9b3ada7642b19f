import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { organizationLinkPreviews } from '../../database/schema/chat-link-previews.ts';

export type LinkPreviewSettingRow = typeof organizationLinkPreviews.$inferSelect;

export async function findLinkPreviewSetting(
  tx: Queryable,
  organizationId: string,
): Promise<LinkPreviewSettingRow | null> {
  const [row] = await tx
    .select()
    .from(organizationLinkPreviews)
    .where(eq(organizationLinkPreviews.organizationId, organizationId));
  return row ?? null;
}

export async function hasLinkPreviews(tx: Queryable, organizationId: string): Promise<boolean> {
  return (await findLinkPreviewSetting(tx, organizationId))?.enabled ?? true;
}

export async function saveLinkPreviewSetting(
  tx: Queryable,
  setting: LinkPreviewSettingRow,
): Promise<void> {
  await tx.insert(organizationLinkPreviews).values(setting).onConflictDoUpdate({
    target: organizationLinkPreviews.organizationId,
    set: setting,
  });
}
