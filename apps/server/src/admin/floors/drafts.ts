import type { Schemas } from '@office/api';
import { floorPlanDraftSchema, type FloorPlan } from '@office/world/floor-plan';
import { comparePlans } from '@office/world/floor-plan/compare';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { getFloor } from './floor-list.ts';
import { planSummary } from './plan-summary.ts';
import * as store from './plan-store.ts';
import type { LockedFloor } from './plan-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;
type DraftState = Schemas['FloorDraftState'];

export async function getEditedFloor(
  context: Pick<Platform, 'db'> & WithViewer,
  floorId: string,
): Promise<Schemas['EditedFloor']> {
  const { organizationId } = context.viewer;
  // Reads both in one snapshot: a draft published concurrently is neither lost nor returned twice.
  return context.db.transaction(
    async (tx) => {
      const floor = await getFloor(tx, { organizationId, floorId });
      const stored = await store.findPlan(tx, floorId);
      const draft = await store.findDraft(tx, floorId);
      return { floor, plan: stored!, draftPlan: draft?.plan ?? null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function saveDraft(
  context: Deps & WithViewer,
  floorId: string,
  { version, plan }: Schemas['SaveFloorDraftRequest'],
): Promise<DraftState> {
  return changeDraft(context, { floorId, version }, async (tx, floor, userId) => {
    const before = await store.findDraft(tx, floorId);
    const next: FloorPlan = { ...draftPlanOf(plan), name: floor.plan.name };
    const row = await store.saveDraft(
      tx,
      { floorId, plan: next, updatedBy: userId, updatedAt: context.now() },
      { revision: floor.revision },
    );
    await context.audit(tx, {
      action: 'FLOOR_DRAFT_SAVED',
      target: { kind: 'FLOOR', id: floorId },
      before: planSummary(before?.plan ?? floor.plan),
      after: {
        ...planSummary(next),
        changes: comparePlans(before?.plan ?? floor.plan, next),
      },
    });
    return row;
  });
}

/** Removes properties outside the contract. A draft may lack a spawn point. */
function draftPlanOf(value: unknown): FloorPlan {
  const plan = floorPlanDraftSchema.safeParse(value);
  if (!plan.success) throw new ApiError({ plan: 'invalid' });
  return plan.data;
}

export async function discardDraft(
  context: Deps & WithViewer,
  floorId: string,
  version: number,
): Promise<DraftState> {
  return changeDraft(context, { floorId, version }, async (tx) => {
    await store.deleteDraft(tx, floorId);
    await context.audit(tx, {
      action: 'FLOOR_DRAFT_DISCARDED',
      target: { kind: 'FLOOR', id: floorId },
    });
    return null;
  });
}

/** Restores an earlier plan as the draft. Replaces an existing draft. */
export async function restoreRevision(
  context: Deps & WithViewer,
  { floorId, revision, version }: { floorId: string; revision: number; version: number },
): Promise<DraftState> {
  return changeDraft(context, { floorId, version }, async (tx, floor, userId) => {
    const plan =
      revision === floor.revision
        ? floor.plan
        : await store.findEarlierPlan(tx, { floorId, revision });
    if (!plan) throw new ApiError('floorInvalid');
    const row = await store.saveDraft(
      tx,
      {
        floorId,
        plan: { ...plan, name: floor.plan.name },
        updatedBy: userId,
        updatedAt: context.now(),
      },
      { revision: floor.revision, isNew: true },
    );
    await context.audit(tx, {
      action: 'FLOOR_DRAFT_SAVED',
      target: { kind: 'FLOOR', id: floorId },
      after: { ...planSummary(plan), restoredRevision: revision },
    });
    return row;
  });
}

async function changeDraft(
  context: Deps & WithViewer,
  { floorId, version }: { floorId: string; version: number },
  change: (tx: Transaction, floor: LockedFloor, userId: string) => Promise<store.DraftRow | null>,
): Promise<DraftState> {
  const { organizationId, userId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const floor = await store.lockFloor(tx, { floorId, organizationId });
    if (!floor) throw new ApiError('floorInvalid');
    const draftVersion = await store.incrementDraftVersion(tx, { floorId, version });
    if (draftVersion === null) throw new ApiError('changedMeanwhile');
    await change(tx, floor, userId);
    const { draft } = await getFloor(tx, { organizationId, floorId });
    return { draftVersion, draft };
  });
}
