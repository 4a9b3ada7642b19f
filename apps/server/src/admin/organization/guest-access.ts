import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import type { Platform } from '../../platform/platform.ts';
import { findGuestAccess, saveGuestAccess } from './settings-store.ts';

export async function getGuestAccess(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['GuestAccess']> {
  return (await findGuestAccess(tx, organizationId)) ?? { version: 0, days: null };
}

/** Changes the time of access of new guests. Present guests keep their last day. */
export function updateGuestAccess(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, days }: Schemas['UpdateGuestAccessRequest'],
): Promise<Schemas['GuestAccess']> {
  return context.db.transaction((tx) =>
    changeSetting(tx, context, { days }, version, {
      action: 'GUEST_ACCESS_CHANGED',
      find: getGuestAccess,
      save: saveGuestAccess,
    }),
  );
}
