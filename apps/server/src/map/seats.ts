import type { Schemas } from '@office/api';
import { requireCreator, requireMember } from '../people/current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toSinglePage } from '../http/page.ts';
import type { Page } from '../http/page.ts';
import { lockMember } from '../people/member-directory.ts';
import { withPictureUrl } from '../people/avatar-url.ts';
import { findContractFloors } from './floor-store.ts';
import type { FloorRow } from './floor-store.ts';
import { floorPlans } from './floor-plans.ts';
import { requireOpenContract, requireOpenFloorWithPlan } from './floors.ts';
import {
  deleteSeat,
  deleteSeatsExcept,
  findAssignedSeats,
  insertSeat,
  lockSeats,
} from './seat-store.ts';
import type { Seat, SeatHolder } from './seat-store.ts';

export { deleteSeat, deleteSeatsExcept, findAssignedSeats, insertSeat, lockSeats };
export type { RemovedSeat, AssignedSeatRow } from './seat-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;
type SeatPosition = Schemas['SeatPosition'];

/** Returns the seats on all open floors of a contract, or on one of them. */
export async function listSeats(
  context: Deps & WithViewer,
  where: { contractId: string; floorId?: string },
): Promise<Page<SeatPosition>> {
  const { organizationId, userId } = await requireMember(context);
  const contract = await requireOpenContract(context.db, { ...where, organizationId });
  const floors = (await findContractFloors(context.db, where)).filter((floor) => !floor.blockedAt);
  if (where.floorId && floors.length === 0) throw new ApiError('floorInvalid');
  const taken = await findAssignedSeats(context.db, { contractId: contract.id, organizationId });
  const holders = new Map(taken.map((seat) => [`${seat.floorId} ${seat.seatId}`, seat.holder]));
  const plans = await floorPlans.read(context.db, floors);
  const positions = floors.flatMap((floor) => {
    const plan = plans.get(floor.id);
    if (!plan) return [];
    return ownableSeats({ plan }).map((seat) =>
      toPosition(context, floor, seat, holders.get(`${floor.id} ${seat.id}`) ?? null, userId),
    );
  });
  return toSinglePage(await Promise.all(positions));
}

/** Takes a seat and frees the caller's previous seat in the contract, or only frees a seat. Idempotent. */
export async function updateSeat(
  context: Deps & WithViewer,
  request: Schemas['UpdateSeatPositionRequest'],
): Promise<SeatPosition> {
  const { organizationId, userId } = await requireCreator(context, 'map');
  const { floorId, seatId } = request;
  const contractId = request.orgContractId;
  await requireOpenContract(context.db, { contractId, organizationId });
  const floor = await requireOpenFloorWithPlan(context.db, { floorId, organizationId });
  if (floor.contractId !== contractId) throw new ApiError('floorInvalid');
  const planSeat = planSeatOf(floor, seatId);

  const seat = { contractId, floorId, seatId, userId };
  const previous =
    request.state === 'ACTIVE'
      ? await takeSeat(context, organizationId, seat)
      : await deleteSeat(context.db, seat);
  const [taken] = await findAssignedSeats(context.db, { ...seat, organizationId });
  const position = await toPosition(context, floor, planSeat, taken?.holder ?? null, userId);
  await publishSeatChange(context, { organizationId, seat, previous, position });
  return position;
}

async function takeSeat(
  deps: Deps,
  organizationId: string,
  seat: Seat,
): Promise<{ floorId: string; seatId: string } | null> {
  return deps.db.transaction(async (tx) => {
    await lockSeats(tx, seat.contractId);
    // Repeats the role check: the member may have been blocked since the request was authorised.
    const { userId } = seat;
    const role = await lockMember(tx, { organizationId, userId });
    if (!role || role === 'GUEST') throw new ApiError('forbidden');
    // Repeats the floor check: the floor plan may have changed since the first check.
    planSeatOf(
      await requireOpenFloorWithPlan(tx, { floorId: seat.floorId, organizationId }),
      seat.seatId,
    );
    const before = await deleteSeat(tx, seatOfPerson(seat));
    if (!(await insertSeat(tx, seat, deps.now()))) throw new ApiError('seatUnavailable');
    return before;
  });
}

function planSeatOf(floor: FloorRow, seatId: string): PlanSeat {
  const planSeat = ownableSeats(floor).find(({ id }) => id === seatId);
  if (!planSeat) throw new ApiError('seatNotFound');
  return planSeat;
}

function seatOfPerson({ contractId, userId }: Seat): { contractId: string; userId: string } {
  return { contractId, userId };
}

async function publishSeatChange(
  deps: Deps,
  {
    organizationId,
    seat,
    previous,
    position,
  }: {
    organizationId: string;
    seat: Seat;
    previous: { floorId: string; seatId: string } | null;
    position: SeatPosition;
  },
): Promise<void> {
  const isSame = previous?.floorId === seat.floorId && previous.seatId === seat.seatId;
  const isMine = position.state === 'ACTIVE';
  if (previous && !(isMine && isSame)) {
    const empty = { ...previous, userId: null, user: null, state: 'EMPTY' as const };
    await deps.realtime.publish('seatChanged', { organizationId }, empty);
  }
  // If the seat was freed again in the meantime, that request has already published the change.
  if (isMine && !isSame) {
    const { floorId, seatId, userId } = seat;
    const taken = { floorId, seatId, userId, user: position.user, state: 'SELECTED' as const };
    await deps.realtime.publish('seatChanged', { organizationId }, taken);
  }
}

type PlanSeat = FloorRow['plan']['seats'][number];

/** Members can own desks only; chairs and sofas are shared. */
export function ownableSeats(floor: Pick<FloorRow, 'plan'>): PlanSeat[] {
  return floor.plan.seats.filter((seat) => seat.kind === 'DESK');
}

async function toPosition(
  deps: Deps,
  floor: Pick<FloorRow, 'id'>,
  seat: PlanSeat,
  holder: SeatHolder | null,
  callerId: string,
): Promise<SeatPosition> {
  return {
    seatId: seat.id,
    floorId: floor.id,
    label: seat.label,
    state: stateFor(holder, callerId),
    user: holder && (await withPictureUrl(deps, holder)),
  };
}

function stateFor(holder: SeatHolder | null, callerId: string): SeatPosition['state'] {
  if (!holder) return 'EMPTY';
  return holder.userId === callerId ? 'ACTIVE' : 'SELECTED';
}
