import type { Schemas } from '@office/api';
import type { Queryable } from '../database/database.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import { changeSetting } from '../platform/organization-setting.ts';
import type { Platform } from '../platform/platform.ts';
import { findSetting, saveSetting } from './emoji-store.ts';

type Setting = Schemas['CustomEmojiSetting'];

export function getSetting({ db, viewer }: Pick<Platform, 'db'> & WithViewer): Promise<Setting> {
  return settingOf(db, viewer.organizationId);
}

async function settingOf(tx: Queryable, organizationId: string): Promise<Setting> {
  const row = await findSetting(tx, organizationId);
  return { version: row?.version ?? 0, adding: row?.adding ?? 'EVERYONE' };
}

/** Sets which members can add emoji. */
export async function updateSetting(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'> & WithViewer,
  { version, adding }: Schemas['UpdateCustomEmojiSettingRequest'],
): Promise<Setting> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction((tx) =>
    changeSetting(tx, context, { adding }, version, {
      action: 'CUSTOM_EMOJI_SETTING_CHANGED',
      find: settingOf,
      save: saveSetting,
    }),
  );
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
