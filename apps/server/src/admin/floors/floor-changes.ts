import type { Schemas } from '@office/api';
import { floorPlanSchema, type FloorPlan } from '@office/world/floor-plan';
import { checkFloorPlan } from '@office/world/plan-validation';
import { nextPosition, reorderRows } from '../../database/ordered-rows.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { floorNames } from '../../map/floor-names.ts';
import { findContract, requireFloor } from '../../map/floors.ts';
import { publishOfficesUpdated } from '../../map/office-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertFloor, organizationOfContract, setFloorBlock } from '../admin-store.ts';
import { requireSameIds } from '../../http/require-same-ids.ts';
import * as store from './floor-admin-store.ts';
import { getFloor } from './floor-list.ts';
import { findLosses } from './floor-loss.ts';
import { removeLostSeatsAndRooms, type ReplacementDeps } from './plan-replacement.ts';
import { lockFloor } from './plan-store.ts';
import { planSummary } from './plan-summary.ts';
import { blankPlan, findTemplate, listTemplates } from './templates.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

export async function listFloorTemplates(): Promise<Page<Schemas['FloorTemplate']>> {
  return toSinglePage(await listTemplates());
}

/** Adds a floor above the others of its office. */
export async function addFloor(
  context: Deps & WithViewer,
  request: Schemas['CreateFloorRequest'],
): Promise<Schemas['AdminFloor']> {
  const { organizationId } = context.viewer;
  const { contractId, names, source } = request;
  const contract = await findContract(context.db, { contractId, organizationId });
  if (!contract) throw new ApiError('contractInvalid');
  const plan: FloorPlan = { ...(await planOf(context, organizationId, request)), name: names };
  const floorId = await context.db.transaction(async (tx) => {
    await store.lockContractFloors(tx, { organizationId, contractId });
    const position = nextPosition(store.floorsInOrder, contractId);
    const id = await insertFloor(tx, { contractId, name: names.ja, plan, position });
    await context.audit(tx, {
      action: 'FLOOR_CREATED',
      target: { kind: 'FLOOR', id },
      after: { names, source, ...planSummary(plan) },
    });
    return id;
  });
  await publishOfficesUpdated(context, organizationId);
  return getFloor(context.db, { organizationId, floorId });
}

async function planOf(
  deps: Deps,
  organizationId: string,
  request: Schemas['CreateFloorRequest'],
): Promise<Omit<FloorPlan, 'name'>> {
  switch (request.source) {
    case 'BLANK': {
      if (request.width === undefined) throw new ApiError({ width: 'required' });
      if (request.depth === undefined) throw new ApiError({ depth: 'required' });
      return blankPlan(request.width, request.depth);
    }
    case 'TEMPLATE': {
      if (request.templateId === undefined) throw new ApiError({ templateId: 'required' });
      const plan = await findTemplate(request.templateId);
      if (!plan) throw new ApiError({ templateId: 'invalid' });
      return plan;
    }
    case 'FLOOR': {
      if (request.floorId === undefined) throw new ApiError({ floorId: 'required' });
      const floor = await requireFloor(deps.db, { floorId: request.floorId, organizationId });
      return floor.plan;
    }
    case 'PLAN': {
      if (request.plan === undefined) throw new ApiError({ plan: 'required' });
      const { plan } = checkFloorPlan(request.plan);
      if (!plan) throw new ApiError('floorPlanInvalid');
      return plan;
    }
  }
}

/** Members see the change immediately; people on a closed floor are moved to another floor. */
export async function updateFloor(
  context: Deps & WithViewer,
  floorId: string,
  { version, names, blocked }: Schemas['UpdateFloorRequest'],
): Promise<Schemas['AdminFloor']> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const floor = await lockFloor(tx, { floorId, organizationId });
    if (!floor) throw new ApiError('floorInvalid');
    const now = context.now();
    const change = {
      ...(names && { name: names.ja, planName: names }),
      ...(blocked !== undefined && {
        blockedAt: blocked ? (floor.blockedAt ?? now) : null,
      }),
    };
    if (!(await store.changeFloor(tx, { floorId, version }, change, now)))
      throw new ApiError('changedMeanwhile');
    const target = { kind: 'FLOOR' as const, id: floorId };
    if (names) {
      const before = floorNames(floor.name, floor.plan.name) ?? { ja: floor.name, en: floor.name };
      await context.audit(tx, {
        action: 'FLOOR_CHANGED',
        target,
        before: { names: before },
        after: { names },
      });
    }
    if (blocked !== undefined && blocked !== (floor.blockedAt !== null)) {
      await context.audit(tx, { action: blocked ? 'FLOOR_BLOCKED' : 'FLOOR_UNBLOCKED', target });
    }
  });
  await publishOfficesUpdated(context, organizationId);
  return getFloor(context.db, { organizationId, floorId });
}

/** @throws {ApiError} 409 `changedMeanwhile` unless the ids are exactly the floors of the office */
export async function orderFloors(
  context: Deps & WithViewer,
  { contractId, floorIds }: Schemas['OrderFloorsRequest'],
): Promise<void> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    if (!(await store.lockContractFloors(tx, { organizationId, contractId })))
      throw new ApiError('contractInvalid');
    const before = await store.findFloorIds(tx, contractId);
    requireSameIds(before, floorIds);
    await reorderRows(tx, store.floorsInOrder, contractId, floorIds);
    await context.audit(tx, {
      action: 'CONTRACT_CHANGED',
      target: { kind: 'CONTRACT', id: contractId },
      before: { floors: before.map(({ id }) => id) },
      after: { floors: floorIds },
    });
  });
  await publishOfficesUpdated(context, organizationId);
}

export async function previewRemoval(
  context: Pick<Platform, 'db' | 'now' | 'files' | 'locations'> & WithViewer,
  floorId: string,
): Promise<Schemas['FloorRemoval']> {
  const { organizationId } = context.viewer;
  const floor = await requireFloor(context.db, { floorId, organizationId });
  return {
    isLast: (await store.findFloorIds(context.db, floor.contractId)).length === 1,
    presentCount: context.locations.peopleOn(floorId).length,
    ...(await findLosses(context, context.db, { organizationId, floor, next: null })),
  };
}

/** People on it are moved to another floor; members with a seat or meeting there are notified. */
export async function removeFloor(
  context: ReplacementDeps & Pick<Platform, 'audit'> & WithViewer,
  floorId: string,
  version: number,
): Promise<void> {
  const { organizationId, userId } = context.viewer;
  const aftermath = await context.db.transaction(async (tx) => {
    const floor = await requireFloor(tx, { floorId, organizationId });
    // Serialises concurrent removals of the last two floors.
    await store.lockContractFloors(tx, { organizationId, contractId: floor.contractId });
    const locked = await lockFloor(tx, { floorId, organizationId });
    if (!locked) throw new ApiError('floorInvalid');
    if ((await store.findFloorIds(tx, locked.contractId)).length === 1)
      throw new ApiError('floorIsLast');
    const taken = await removeLostSeatsAndRooms(tx, context, {
      floor: locked,
      next: null,
      by: userId,
    });
    await context.audit(tx, {
      action: 'FLOOR_DELETED',
      target: { kind: 'FLOOR', id: floorId, name: locked.name },
      before: {
        ...planSummary(locked.plan),
        lostSeats: taken.lostSeats.length,
        movedMeetings: taken.movedMeetingCount,
      },
    });
    if (!(await store.deleteFloor(tx, { floorId, version })))
      throw new ApiError('changedMeanwhile');
    return taken;
  });
  await publishOfficesUpdated(context, organizationId);
  await aftermath.publish(context);
}

export async function exportPlan(
  context: Pick<Platform, 'db' | 'audit'> & WithViewer,
  floorId: string,
): Promise<FloorPlan> {
  const { organizationId } = context.viewer;
  const floor = await requireFloor(context.db, { floorId, organizationId });
  await context.audit(context.db, {
    action: 'FLOOR_EXPORTED',
    target: { kind: 'FLOOR', id: floorId },
  });
  return floor.plan;
}

/** @throws if the plan is invalid; {ApiError} 404 `contractInvalid` */
export async function createFloor(
  deps: Deps,
  floor: { id?: string; contractId: string; name: string; plan: unknown; position?: number },
): Promise<string> {
  const plan: FloorPlan = floorPlanSchema.parse(floor.plan);
  const organizationId = await organizationOfContract(deps.db, floor.contractId);
  if (!organizationId) throw new ApiError('contractInvalid');
  const floorId = await insertFloor(deps.db, { ...floor, plan });
  await publishOfficesUpdated(deps, organizationId);
  return floorId;
}

export async function setFloorBlocked(
  deps: Deps,
  floorId: string,
  blocked: boolean,
): Promise<boolean> {
  const organizationId = await setFloorBlock(deps.db, floorId, blocked ? deps.now() : null);
  if (organizationId) await publishOfficesUpdated(deps, organizationId);
  return organizationId !== null;
}
