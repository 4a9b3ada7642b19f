import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import { notifyOnCommit } from '../database/bus.ts';
import { maintenanceTopic } from './maintenance-gate.ts';
import type { Platform } from '../platform/platform.ts';
import { endMaintenances, findCurrentOrNext, insertMaintenance } from './maintenance-store.ts';

export {
  findCurrentOrNext,
  findMaintenance,
  findMaintenances,
  findOverlap,
  insertMaintenance,
  isMaintenanceOn,
  updateMaintenance,
} from './maintenance-store.ts';
export type { Maintenance, MaintenanceRow } from './maintenance-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;

/** Notifies all pages to reload the announcement, so that members see it before they are signed out. */
export function publishMaintenanceChange({ realtime }: Pick<Platform, 'realtime'>): Promise<void> {
  return realtime.publish('maintenanceChanged', 'everyone', {});
}

export async function getMaintenance(deps: Deps): Promise<Schemas['MaintenanceInfo']> {
  const maintenance = await findCurrentOrNext(deps.db, deps.now());
  return {
    startAt: maintenance?.startAt.toISOString() ?? null,
    endAt: maintenance?.endAt.toISOString() ?? null,
    contactPhone: maintenance?.contactPhone ?? null,
    contactEmail: maintenance?.contactEmail ?? null,
    message: maintenance?.message ?? null,
  };
}

export async function setMaintenance(
  deps: Deps & Pick<Platform, 'realtime'>,
  plan: { startAt: Date; endAt: Date; contactPhone?: string; contactEmail?: string },
): Promise<void> {
  const now = deps.now();
  if (plan.endAt <= plan.startAt) throw new RangeError('maintenance must end after it starts');
  await deps.db.transaction(async (tx) => {
    await endMaintenances(tx, now);
    await insertMaintenance(tx, plan);
    await notifyOnCommit(tx, maintenanceTopic, null);
  });
  if (plan.startAt <= now && now < plan.endAt)
    await deps.realtime.forceLogout('everyone', blockCodes.maintenance);
  else await publishMaintenanceChange(deps);
}

export async function endMaintenance(deps: Deps & Pick<Platform, 'realtime'>): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const count = await endMaintenances(tx, deps.now());
    await notifyOnCommit(tx, maintenanceTopic, null);
    return count;
  });
  if (ended > 0) await publishMaintenanceChange(deps);
  return ended > 0;
}
