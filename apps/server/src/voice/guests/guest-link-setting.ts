import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishRemovals, removeGuests } from '../participants/leave.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { publishGuests } from './guest-events.ts';
import { findGuestLinkSetting, revokeLinks, saveGuestLinkSetting } from '../store/guest-store.ts';

type Setting = Schemas['GuestLinkSetting'];

/**
 * Guest links are allowed by default, because a member admits each guest. An organisation that can
 * be used from its networks only has to allow them.
 */
export function getGuestLinkSetting(tx: Queryable, organizationId: string): Promise<Setting> {
  return findGuestLinkSetting(tx, organizationId);
}

/** Forbidding revokes the valid links and removes their guests. */
export async function updateGuestLinkSetting(
  context: VoiceDeps & Pick<Platform, 'audit'> & WithViewer,
  { version, enabled }: Schemas['UpdateGuestLinkSettingRequest'],
): Promise<Setting> {
  const { organizationId } = context.viewer;
  const now = context.now();
  const { after, links, removed } = await context.db.transaction(async (tx) => {
    const after = await changeSetting(tx, context, { enabled }, version, {
      action: 'GUEST_LINKS_CHANGED',
      find: getGuestLinkSetting,
      save: saveGuestLinkSetting,
    });
    const links = enabled ? [] : await revokeLinks(tx, { organizationId }, now);
    const removed = await removeGuests(tx, { linkIds: links.map(({ id }) => id) });
    return { after, links, removed };
  });
  await publishRemovals(context, removed);
  for (const { meetingId } of links) await publishGuests(context, { organizationId, meetingId });
  return after;
}
