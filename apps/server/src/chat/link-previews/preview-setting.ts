import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLinkPreviewSetting, saveLinkPreviewSetting } from './preview-setting-store.ts';

type Setting = Schemas['LinkPreviewSetting'];

export async function getLinkPreviewSetting(
  tx: Queryable,
  organizationId: string,
): Promise<Setting> {
  const row = await findLinkPreviewSetting(tx, organizationId);
  return { version: row?.version ?? 0, enabled: row?.enabled ?? true };
}

/** Turns link previews in chat on or off. Messages keep their previews. */
export function updateLinkPreviewSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, enabled }: Schemas['UpdateLinkPreviewSettingRequest'],
): Promise<Setting> {
  return context.db.transaction((tx) =>
    changeSetting(tx, context, { enabled }, version, {
      action: 'LINK_PREVIEWS_CHANGED',
      find: getLinkPreviewSetting,
      save: saveLinkPreviewSetting,
    }),
  );
}
