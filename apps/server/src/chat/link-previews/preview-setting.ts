import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { WithViewer } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findLinkPreviewSetting,
  saveLinkPreviewSetting,
  type LinkPreviewSettingRow,
} from './preview-setting-store.ts';

export async function getLinkPreviewSetting(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['LinkPreviewSetting']> {
  return toSetting(await findLinkPreviewSetting(tx, organizationId));
}

/** Turns link previews in chat on or off. Messages keep their previews. */
export async function updateLinkPreviewSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, enabled }: Schemas['UpdateLinkPreviewSettingRequest'],
): Promise<Schemas['LinkPreviewSetting']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await findLinkPreviewSetting(tx, organizationId);
    const after = { version: nextVersion(row, version), enabled };
    await saveLinkPreviewSetting(tx, { organizationId, ...after, updatedAt: context.now() });
    await context.audit(tx, {
      action: 'LINK_PREVIEWS_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { enabled: toSetting(row).enabled },
      after: { enabled },
    });
    return after;
  });
}

function toSetting(row: LinkPreviewSettingRow | null): Schemas['LinkPreviewSetting'] {
  return { version: row?.version ?? 0, enabled: row?.enabled ?? true };
}
