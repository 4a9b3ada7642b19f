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
  listAdminFloors: (_input, context) => listFloors(context),
  createAdminFloor: ({ body }, context) => addFloor(context, body),
  listFloorTemplates: () => listFloorTemplates(),
  orderAdminFloors: ({ body }, context) => orderFloors(context, body),
  updateAdminFloor: ({ params, body }, context) => updateFloor(context, params.floorId, body),
  removeAdminFloor: ({ params, query }, context) =>
    removeFloor(context, params.floorId, query.version),
  previewFloorRemoval: ({ params }, context) => previewRemoval(context, params.floorId),
  getAdminFloorPlan: ({ params }, context) => getEditedFloor(context, params.floorId),
  exportAdminFloorPlan: ({ params }, context) => exportPlan(context, params.floorId),
  saveFloorDraft: ({ params, body }, context) => saveDraft(context, params.floorId, body),
  discardFloorDraft: ({ params, query }, context) =>
    discardDraft(context, params.floorId, query.version),
  previewFloorPublication: ({ params }, context) => previewPublication(context, params.floorId),
  publishFloorDraft: ({ params, body }, context) =>
    publishDraft(context, params.floorId, body.version),
  listFloorRevisions: ({ params, query }, context) =>
    listRevisions(context, params.floorId, pageOf(query)),
  getFloorRevision: ({ params }, context) => getRevision(context, params),
  restoreFloorRevision: ({ params, body }, context) =>
    restoreRevision(context, { ...params, ...body }),
  listAdminSeats: ({ params }, context) => listFloorSeats(context, params.floorId),
  assignAdminSeat: ({ params, body }, context) => assignSeat(context, params, body),
  listSeatCandidates: ({ params, query }, context) =>
    listCandidates(context, params.floorId, { ...query, ...pageOf(query) }),
} satisfies Handlers;
