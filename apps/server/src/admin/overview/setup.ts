import type { Schemas } from '@office/api';
import { subDays } from 'date-fns/subDays';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFloorVersions } from './overview-store.ts';
import { findSetupState, hasInvited, hasNotified, saveSetupClosed } from './setup-store.ts';

/** Period after its creation in which an organisation counts as new, in days. */
const newOrganizationDays = 60;

/** Returns the checklist of a new organisation, or null if it is closed. */
export async function findSetup(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  organizationId: string,
): Promise<Schemas['AdminSetup']> {
  const state = await findSetupState(db, organizationId);
  const newSince = subDays(now(), newOrganizationDays);
  if (!state || state.closedAt || state.createdAt < newSince) return null;
  const openFloors = await findFloorVersions(db, organizationId);
  return {
    steps: [
      { kind: 'INVITE', done: await hasInvited(db, organizationId) },
      { kind: 'FLOOR', done: openFloors.length > 0 },
      { kind: 'PROFILE', done: state.logo !== null },
      { kind: 'NOTIFICATION', done: await hasNotified(db, organizationId) },
    ],
  };
}

export async function closeSetup(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
): Promise<void> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    if (!(await saveSetupClosed(tx, organizationId, context.now()))) return;
    await context.audit(tx, {
      action: 'SETUP_CLOSED',
      target: { kind: 'ORGANIZATION', id: organizationId },
    });
  });
}
