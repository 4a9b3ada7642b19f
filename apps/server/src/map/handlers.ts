import type { Handlers } from '../platform/operation.ts';
import { getFloorPlan } from './floors.ts';
import { listOffices } from './offices.ts';
import { listSeats, updateSeat } from './seats.ts';

export const mapHandlers = {
  listOffices: (_input, context) => listOffices(context, context.claims),
  getFloorPlan: ({ params }, context) => getFloorPlan(context, context.claims, params.floorId),
  listSeatPositions: ({ params, query }, context) =>
    listSeats(context, context.claims, {
      contractId: params.orgContractId,
      ...(query.floorId && { floorId: query.floorId }),
    }),
  updateSeatPosition: ({ body }, context) => updateSeat(context, context.claims, body),
} satisfies Handlers;
