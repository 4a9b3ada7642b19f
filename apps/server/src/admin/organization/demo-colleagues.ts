import type { Schemas } from '@office/api';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDemoColleagues, saveDemoColleagues } from './settings-store.ts';

/** Bus topic of changes to the setting. */
export const demoColleaguesTopic = 'demoColleagues';

/** Returns null where the server does not simulate colleagues. */
export async function getDemoColleagues(
  { config, db }: Pick<Platform, 'config'> & { db: Queryable },
  organizationId: string,
): Promise<Schemas['DemoColleagues'] | null> {
  if (!config.demoColleagues) return null;
  return findDemoColleagues(db, organizationId);
}

/** @throws {ApiError} 404 `notFound` where the server does not simulate colleagues */
export async function updateDemoColleagues(
  context: Pick<Platform, 'config' | 'db' | 'now' | 'audit'> & WithViewer,
  { enabled }: Schemas['DemoColleagues'],
): Promise<Schemas['DemoColleagues']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await getDemoColleagues({ config: context.config, db: tx }, organizationId);
    if (!before) throw new ApiError('notFound');
    if (before.enabled === enabled) return before;
    await saveDemoColleagues(tx, organizationId, enabled, context.now());
    await context.audit(tx, {
      action: 'DEMO_COLLEAGUES_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before,
      after: { enabled },
    });
    await notifyOnCommit(tx, demoColleaguesTopic, { organizationId });
    return { enabled };
  });
}
