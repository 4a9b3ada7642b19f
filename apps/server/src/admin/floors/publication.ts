import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import { findPlanProblems, isUsable } from '@office/world/plan-validation';
import { comparePlans } from '@office/world/floor-plan/compare';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { requireFloor } from '../../map/floors.ts';
import { WalkablePositions } from '../../map/movement/walkable-positions.ts';
import type { Platform } from '../../platform/platform.ts';
import { getFloor } from './floor-list.ts';
import { findLosses } from './floor-loss.ts';
import { activatePlan, type ReplacementDeps } from './plan-replacement.ts';
import { planSummary } from './plan-summary.ts';
import * as store from './plan-store.ts';

type PreviewDeps = Pick<Platform, 'db' | 'now' | 'files' | 'locations'>;
type Deps = ReplacementDeps & Pick<Platform, 'audit'>;

async function readDraft(db: Platform['db'], where: { floorId: string; organizationId: string }) {
  return db.transaction(
    async (tx) => {
      const floor = await requireFloor(tx, where);
      const draft = await store.findDraft(tx, where.floorId);
      if (!draft) throw new ApiError('floorDraftMissing');
      return { floor, draft };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Previews the effects of publishing the draft now. */
export async function previewPublication(
  context: PreviewDeps & WithViewer,
  floorId: string,
): Promise<Schemas['FloorPublication']> {
  const { organizationId } = context.viewer;
  const { floor, draft } = await readDraft(context.db, { floorId, organizationId });
  const next = draft.plan;
  const problems = findPlanProblems(next);
  const present = context.locations.peopleOn(floorId);
  const places = isUsable(problems) ? new WalkablePositions(next) : null;
  return {
    draftVersion: floor.draftVersion,
    revision: floor.revision,
    baseRevision: draft.baseRevision,
    problems: problems.map(({ code, level, items, point }) => ({
      code,
      level,
      items,
      ...(point && { point }),
    })),
    changes: comparePlans(floor.plan, next),
    resized: isResized(floor.plan, next),
    people: present
      .filter((person) => places && !places.has(person))
      .map(({ userId, name }) => ({ userId, nameKanji: name })),
    presentCount: present.length,
    ...(await findLosses(context, context.db, { organizationId, floor, next })),
  };
}

function isResized({ size: before }: FloorPlan, { size: after }: FloorPlan): boolean {
  return before.width !== after.width || before.depth !== after.depth;
}

/** Moves people at blocked positions, and notifies members with a lost seat or meeting room. */
export async function publishDraft(
  context: Deps & WithViewer,
  floorId: string,
  version: number,
): Promise<Schemas['PublishedFloor']> {
  const { organizationId, userId } = context.viewer;
  const { floor, draft } = await readDraft(context.db, { floorId, organizationId });
  if (floor.draftVersion !== version) throw new ApiError('changedMeanwhile');
  // Validates before locking the floor, as validation takes a moment.
  if (!isUsable(findPlanProblems(draft.plan))) throw new ApiError('floorPlanInvalid');
  const published = await context.db.transaction(async (tx) => {
    const locked = await store.lockFloor(tx, { floorId, organizationId });
    if (!locked) throw new ApiError('floorInvalid');
    // An unchanged version means that the draft is the validated one.
    if ((await store.incrementDraftVersion(tx, { floorId, version })) === null)
      throw new ApiError('changedMeanwhile');
    await store.deleteDraft(tx, floorId);
    const plan = { ...draft.plan, name: locked.plan.name };
    const aftermath = await activatePlan(tx, context, { floor: locked, plan, by: userId });
    await writeAudit(tx, context.audit, 'FLOOR_PUBLISHED', locked, plan, aftermath);
    return aftermath;
  });
  await published.publish(context);
  return {
    floor: await getFloor(context.db, { organizationId, floorId }),
    lostSeatCount: published.lostSeats.length,
    movedMeetingCount: published.movedMeetingCount,
  };
}

/**
 * Replaces a floor plan immediately, as the operator does. A draft is kept; its `baseRevision` shows that it
 * was made from another plan.
 * @returns number of members with a lost seat
 * @throws {ApiError} 404 `floorInvalid`
 */
export async function replaceFloorPlan(
  deps: Deps,
  floorId: string,
  plan: FloorPlan,
): Promise<number> {
  const replaced = await deps.db.transaction(async (tx) => {
    const locked = await store.lockFloor(tx, { floorId });
    if (!locked) throw new ApiError('floorInvalid');
    const aftermath = await activatePlan(tx, deps, { floor: locked, plan, by: null });
    await writeAudit(tx, deps.audit, 'FLOOR_IMPORTED', locked, plan, aftermath);
    return aftermath;
  });
  await replaced.publish(deps);
  return replaced.lostSeats.length;
}

async function writeAudit(
  tx: Queryable,
  audit: WriteAudit,
  action: 'FLOOR_PUBLISHED' | 'FLOOR_IMPORTED',
  locked: store.LockedFloor,
  plan: FloorPlan,
  { lostSeats, movedMeetingCount }: { lostSeats: readonly unknown[]; movedMeetingCount: number },
): Promise<void> {
  await audit(tx, {
    action,
    target: { kind: 'FLOOR', id: locked.id },
    organizationId: locked.organizationId,
    before: { ...planSummary(locked.plan), revision: locked.revision },
    after: {
      ...planSummary(plan),
      revision: locked.revision + 1,
      changes: comparePlans(locked.plan, plan),
      lostSeats: lostSeats.length,
      movedMeetings: movedMeetingCount,
    },
  });
}
