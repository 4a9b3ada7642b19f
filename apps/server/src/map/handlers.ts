import type { Handlers } from '../platform/operation.ts';
import { getFloorPlan } from './floors.ts';
import { listOffices } from './offices.ts';
import { listSeats, updateSeat } from './seats.ts';

export const mapHandlers = {
  listOffices: (_input, context) => listOffices(context),
  getFloorPlan: ({ params }, context) => getFloorPlan(context, params.floorId),
  listSeatPositions: ({ params, query }, context) =>
    listSeats(context, {
      contractId: params.orgContractId,
      ...(query.floorId && { floorId: query.floorId }),
    }),
  updateSeatPosition: ({ body }, context) => updateSeat(context, body),
} satisfies Handlers;
