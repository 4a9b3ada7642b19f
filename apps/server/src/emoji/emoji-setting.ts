import type { Schemas } from '@office/api';
import { lockOrganization } from '../database/organization-lock.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import { nextVersion } from '../http/version.ts';
import type { Platform } from '../platform/platform.ts';
import { findSetting, saveSetting, type SettingRow } from './emoji-store.ts';

export async function getSetting(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['CustomEmojiSetting']> {
  const { organizationId } = context.viewer;
  return toSetting(await findSetting(context.db, organizationId));
}

/** Sets which members can add emoji. */
export async function updateSetting(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'> & WithViewer,
  { version, adding }: Schemas['UpdateCustomEmojiSettingRequest'],
): Promise<Schemas['CustomEmojiSetting']> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await findSetting(tx, organizationId);
    const setting = { version: nextVersion(row, version), adding };
    await saveSetting(tx, { organizationId, ...setting, updatedAt: context.now() });
    await context.audit(tx, {
      action: 'CUSTOM_EMOJI_SETTING_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { adding: toSetting(row).adding },
      after: { adding },
    });
    return setting;
  });
  await context.realtime.publish('customEmojiChanged', { organizationId }, { emojiId: null });
  return after;
}

/** Guests never can, administrators always can, other members by the setting of the organisation. */
export async function mayAddEmoji(
  context: Pick<Platform, 'db'> & WithClaims & WithViewer,
): Promise<boolean> {
  const { role } = context.claims;
  if (role !== 'USER') return role !== null && role !== 'GUEST';
  return (await getSetting(context)).adding === 'EVERYONE';
}

function toSetting(row: SettingRow | null): Schemas['CustomEmojiSetting'] {
  return { version: row?.version ?? 0, adding: row?.adding ?? 'EVERYONE' };
}
