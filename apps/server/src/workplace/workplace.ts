import type { Schemas } from '@office/api';
import { floorToEnter } from '@office/world/floors';
import { ApiError } from '../http/api-error.ts';
import { operationMetadata, type OperationId } from '../http/contract.ts';
import { requireMember } from '../people/current-member.ts';
import type { Handlers, Input, MemberContext } from '../platform/operation.ts';

type Response<Id extends OperationId> = Awaited<ReturnType<NonNullable<Handlers[Id]>>>;

type Get = <Id extends OperationId>(
  id: Id,
  input?: Partial<Input<Id>>,
) => Promise<Response<Id> | null>;

/** Runs operations in parallel. Returns null for operations that fail. */
export async function getWorkplace(
  handlers: Handlers,
  caller: MemberContext,
  floorId: string | null,
): Promise<Schemas['WorkplaceData']> {
  const membership = await requireMember(caller);
  const { userId } = membership;
  const context = { ...caller, membership };
  const get: Get = (id, input) => call(handlers, context, { id, ...input });
  const offices = get('listOffices');
  return allOf({
    maintenance: get('getMaintenance'),
    permission: get('getPermission'),
    profile: get('getProfile'),
    settings: get('getSettings'),
    desk: get('getDesk', { params: { userId } }),
    offices,
    chatRoomHeads: get('listChatRoomHeads'),
    availableMeetings: get('listAvailableMeetings'),
    sharedDocuments: get('listSharedDocuments'),
    tour: get('getTour'),
    unreadNotifications: get('getUnreadNotifications'),
    unansweredSurveys: get('countUnansweredSurveys'),
    unreadBulletins: get('getUnreadBulletins'),
    floor: getFloor(get, offices, floorId),
  });
}

async function getFloor(
  get: Get,
  offices: Promise<Schemas['OfficeList'] | null>,
  selectedId: string | null,
): Promise<Schemas['WorkplaceFloor'] | null> {
  const list = await offices;
  const currentFloor = list && floorToEnter(list, selectedId);
  if (!currentFloor) return null;
  const { contractId } = currentFloor;
  const { id } = currentFloor.floor;
  const parts = await allOf({
    plan: get('getFloorPlan', { params: { floorId: id } }),
    seats: get('listSeatPositions', { params: { orgContractId: contractId } }),
    meetings: get('listRoomMeetings', { query: { floorId: id } }),
  });
  return { id, contractId, ...parts };
}

async function allOf<T extends Record<string, Promise<unknown>>>(
  parts: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [K in keyof T]: Awaited<T[K]> };
}

async function call<Id extends OperationId>(
  handlers: Handlers,
  context: MemberContext,
  { id, ...input }: Partial<Input<Id>> & { id: Id },
): Promise<Response<Id> | null> {
  const { area } = operationMetadata.find((operation) => operation.id === id)!;
  if (context.claims.closedAreas.some((closed) => closed === area)) return null;
  const handler = handlers[id] as (input: object, context: MemberContext) => Promise<Response<Id>>;
  try {
    return await handler({ params: {}, query: {}, ...input }, context);
  } catch (error) {
    if (!(error instanceof ApiError)) context.log.error({ err: error, operation: id });
    return null;
  }
}
