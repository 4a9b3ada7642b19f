import type { Schemas } from '@office/api';
import {
  findLinkPreviewSetting,
  saveLinkPreviewSetting,
  type LinkPreviewSettingRow,
} from '../../chat/link-previews/preview-setting-store.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
import type { Platform } from '../../platform/platform.ts';

export function toLinkPreviewSetting(
  row: LinkPreviewSettingRow | null,
): Schemas['LinkPreviewSetting'] {
  return { version: row?.version ?? 0, enabled: row?.enabled ?? true };
}

/**
 * Turns link previews in chat on or off. Messages keep their previews.
 *
 * @throws {ApiError} 409 `changedMeanwhile`
 */
export async function updateLinkPreviewSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithClaims,
  { version, enabled }: Schemas['UpdateLinkPreviewSettingRequest'],
): Promise<Schemas['LinkPreviewSetting']> {
  const { organizationId } = requireViewer(context.claims);
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await findLinkPreviewSetting(tx, organizationId);
    const after = { version: nextVersion(row, version), enabled };
    await saveLinkPreviewSetting(tx, { organizationId, ...after, updatedAt: context.now() });
    await context.audit(tx, {
      action: 'LINK_PREVIEWS_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { enabled: toLinkPreviewSetting(row).enabled },
      after: { enabled },
    });
    return after;
  });
}
