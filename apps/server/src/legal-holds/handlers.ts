import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as holds from './legal-holds.ts';

export const legalHoldHandlers = {
  listLegalHolds: ({ query }, context) => holds.listHolds(context, pageOf(query)),
  listLegalHoldRooms: ({ query }, context) => holds.searchRooms(context, query.keyword ?? ''),
  placeLegalHold: ({ body }, context) => holds.placeHold(context, body),
  releaseLegalHold: ({ params }, context) => holds.releaseHold(context, params.legalHoldId),
} satisfies Handlers;
