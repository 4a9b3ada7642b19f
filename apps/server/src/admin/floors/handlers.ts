import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { discardDraft, getEditedFloor, restoreRevision, saveDraft } from './drafts.ts';
import {
  addFloor,
  exportPlan,
  listFloorTemplates,
  orderFloors,
  previewRemoval,
  removeFloor,
  updateFloor,
} from './floor-changes.ts';
import { listFloors } from './floor-list.ts';
import { previewPublication, publishDraft } from './publication.ts';
import { getRevision, listRevisions } from './revisions.ts';
import { assignSeat, listCandidates, listFloorSeats } from './seat-assignments.ts';

export const adminFloorHandlers = {
  listAdminFloors: (_input, context) => listFloors(context, context.claims),
  createAdminFloor: ({ body }, context) => addFloor(context, context.claims, body),
  listFloorTemplates: () => listFloorTemplates(),
  orderAdminFloors: ({ body }, context) => orderFloors(context, context.claims, body),
  updateAdminFloor: ({ params, body }, context) =>
    updateFloor(context, context.claims, params.floorId, body),
  removeAdminFloor: ({ params, query }, context) =>
    removeFloor(context, context.claims, params.floorId, query.version),
  previewFloorRemoval: ({ params }, context) =>
    previewRemoval(context, context.claims, params.floorId),
  getAdminFloorPlan: ({ params }, context) =>
    getEditedFloor(context, context.claims, params.floorId),
  exportAdminFloorPlan: ({ params }, context) =>
    exportPlan(context, context.claims, params.floorId),
  saveFloorDraft: ({ params, body }, context) =>
    saveDraft(context, context.claims, params.floorId, body),
  discardFloorDraft: ({ params, query }, context) =>
    discardDraft(context, context.claims, params.floorId, query.version),
  previewFloorPublication: ({ params }, context) =>
    previewPublication(context, context.claims, params.floorId),
  publishFloorDraft: ({ params, body }, context) =>
    publishDraft(context, context.claims, params.floorId, body.version),
  listFloorRevisions: ({ params, query }, context) =>
    listRevisions(context, context.claims, params.floorId, pageOf(query)),
  getFloorRevision: ({ params }, context) => getRevision(context, context.claims, params),
  restoreFloorRevision: ({ params, body }, context) =>
    restoreRevision(context, context.claims, { ...params, ...body }),
  listAdminSeats: ({ params }, context) => listFloorSeats(context, context.claims, params.floorId),
  assignAdminSeat: ({ params, body }, context) => assignSeat(context, context.claims, params, body),
  listSeatCandidates: ({ params, query }, context) =>
    listCandidates(context, context.claims, params.floorId, { ...query, ...pageOf(query) }),
} satisfies Handlers;
