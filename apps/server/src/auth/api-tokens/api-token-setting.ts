import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { WithViewer } from '../../http/claims.ts';
import { nextVersion } from '../../http/version.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findApiTokenSetting,
  saveApiTokenSetting,
  type ApiTokenSetting,
} from '../store/api-token-store.ts';

export async function getApiTokenSetting(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['ApiTokenSetting']> {
  return toSetting(await findApiTokenSetting(tx, organizationId));
}

/** Allows or forbids access tokens of members. Forbidden tokens are kept, but not accepted. */
export async function updateApiTokenSetting(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, enabled }: Schemas['UpdateApiTokenSettingRequest'],
): Promise<Schemas['ApiTokenSetting']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await findApiTokenSetting(tx, organizationId);
    const after = { version: nextVersion(row, version), enabled };
    await saveApiTokenSetting(tx, { organizationId, ...after, updatedAt: context.now() });
    await context.audit(tx, {
      action: 'API_TOKENS_SETTING_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { enabled: toSetting(row).enabled },
      after: { enabled },
    });
    return after;
  });
}

function toSetting(row: ApiTokenSetting | null): Schemas['ApiTokenSetting'] {
  return { version: row?.version ?? 0, enabled: row?.enabled ?? true };
}
