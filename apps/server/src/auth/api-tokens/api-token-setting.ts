import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApiTokenSetting, saveApiTokenSetting } from '../store/api-token-store.ts';

type Setting = Schemas['ApiTokenSetting'];

export async function getApiTokenSetting(tx: Queryable, organizationId: string): Promise<Setting> {
  const row = await findApiTokenSetting(tx, organizationId);
  return { version: row?.version ?? 0, enabled: row?.enabled ?? true };
}

/** Allows or forbids access tokens of members. Forbidden tokens are kept, but not accepted. */
export function updateApiTokenSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, enabled }: Schemas['UpdateApiTokenSettingRequest'],
): Promise<Setting> {
  return context.db.transaction((tx) =>
    changeSetting(tx, context, { enabled }, version, {
      action: 'API_TOKENS_SETTING_CHANGED',
      find: getApiTokenSetting,
      save: saveApiTokenSetting,
    }),
  );
}
