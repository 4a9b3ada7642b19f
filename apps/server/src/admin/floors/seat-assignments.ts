import type { CallContext } from '../../http/call-context.ts';
import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, toSinglePage, type Page, type PageRequest } from '../../http/page.ts';
import { requireFloor, type FloorRow } from '../../map/floors.ts';
import { notifySeatOwners } from '../../map/seat-notifications.ts';
import {
  deleteSeat,
  findAssignedSeats,
  insertSeat,
  lockSeats,
  ownableSeats,
  type AssignedSeatRow,
} from '../../map/seats.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCandidates } from './seat-assignment-store.ts';

type ListDeps = Pick<Platform, 'db' | 'files'>;
type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications'>;
type Seat = Schemas['AdminSeat'];

export async function listFloorSeats(
  context: ListDeps & WithViewer,
  floorId: string,
): Promise<Page<Seat>> {
  const { organizationId } = context.viewer;
  const floor = await requireFloor(context.db, { floorId, organizationId });
  const { contractId } = floor;
  const holders = await findAssignedSeats(context.db, { organizationId, contractId, floorId });
  const taken = new Map(holders.map((row) => [row.seatId, row]));
  const seats = ownableSeats(floor).map(({ id }) => toSeat(context, floor, id, taken.get(id)));
  return toSinglePage(await Promise.all(seats));
}

export async function listCandidates(
  context: ListDeps & WithViewer & Pick<CallContext, 'language'>,
  floorId: string,
  query: PageRequest & { keyword?: string },
): Promise<Page<Schemas['SeatCandidate']>> {
  const { organizationId } = context.viewer;
  const { contractId } = await requireFloor(context.db, { floorId, organizationId });
  const { language } = context;
  const where = { organizationId, contractId, keyword: query.keyword ?? '', language };
  const { rows, total } = await findCandidates(context.db, where, query);
  const candidates = rows.map(async (row) => {
    const { seatId, floorId: at, floorName, label, ...person } = row;
    const seat =
      seatId !== null && at !== null && floorName !== null
        ? { floorId: at, floorName, seatId, label: label ?? seatId }
        : null;
    return { user: await withPictureUrl(context, person), seat };
  });
  return toPage(await Promise.all(candidates), total, query);
}

/**
 * Assigns a seat to a member, who gives up any other seat in the same office, or frees it. Everyone sees the
 * change; the members who gain or lose a seat are notified.
 * @throws {ApiError} 409 `changedMeanwhile` if another member than expected has the seat
 */
export async function assignSeat(
  context: Deps & WithViewer,
  { floorId, seatId }: { floorId: string; seatId: string },
  { userId, expectedUserId }: Schemas['AssignSeatRequest'],
): Promise<Seat> {
  const { organizationId } = context.viewer;
  const { contractId } = await requireFloor(context.db, { floorId, organizationId });
  const where = { organizationId, contractId, floorId, seatId };
  const done = await context.db.transaction(async (tx) => {
    await lockSeats(tx, contractId);
    // The plan may have changed just before.
    const floor = await requireFloor(tx, { floorId, organizationId });
    if (!ownableSeats(floor).some(({ id }) => id === seatId)) throw new ApiError('seatNotFound');
    const [before] = await findAssignedSeats(tx, where);
    const holderId = before?.holder.userId ?? null;
    if (holderId !== expectedUserId) throw new ApiError('changedMeanwhile');
    if (holderId === userId) return { floor, changed: false, released: null };
    const news: Parameters<typeof notifySeatOwners>[3][number][] = [];
    if (holderId) {
      await deleteSeat(tx, { contractId, userId: holderId, floorId, seatId });
      news.push({ change: 'FREED', userId: holderId, floor, seatId });
    }
    let released: { floorId: string; seatId: string } | null = null;
    if (userId) {
      const role = await lockMember(tx, { organizationId, userId });
      if (!role) throw new ApiError('userNotFound');
      if (role === 'GUEST') throw new ApiError('guestCannotHaveSeat');
      released = await deleteSeat(tx, { contractId, userId });
      if (!(await insertSeat(tx, { contractId, floorId, seatId, userId }, context.now())))
        throw new ApiError('changedMeanwhile');
      news.push({ change: 'ASSIGNED', userId, floor, seatId });
    }
    const [after] = userId ? await findAssignedSeats(tx, where) : [];
    await context.audit(tx, {
      action: userId ? 'SEAT_ASSIGNED' : 'SEAT_RELEASED',
      target: { kind: 'SEAT', id: `${floorId}/${seatId}`, name: labelOf(floor, seatId) },
      before: { user: before?.holder.nameKanji ?? null },
      after: { user: after?.holder.nameKanji ?? null },
    });
    await notifySeatOwners(tx, context, organizationId, news);
    return { floor, changed: news.length > 0, released };
  });
  const [now] = await findAssignedSeats(context.db, where);
  const seat = await toSeat(context, done.floor, seatId, now);
  await publishAssignment(context, { organizationId, floorId, seat, ...done });
  return seat;
}

async function publishAssignment(
  deps: Deps,
  {
    organizationId,
    floorId,
    seat,
    released,
    changed: isChanged,
  }: {
    organizationId: string;
    floorId: string;
    seat: Seat;
    released: { floorId: string; seatId: string } | null;
    changed: boolean;
  },
): Promise<void> {
  if (!isChanged) return;
  if (released) {
    const empty = { ...released, userId: null, user: null, state: 'EMPTY' as const };
    await deps.realtime.publish('seatChanged', { organizationId }, empty);
  }
  const { seatId, user } = seat;
  const state = user ? ('SELECTED' as const) : ('EMPTY' as const);
  const changed = { floorId, seatId, userId: user?.userId ?? null, user, state };
  await deps.realtime.publish('seatChanged', { organizationId }, changed);
}

const labelOf = ({ plan }: FloorRow, seatId: string) =>
  plan.seats.find(({ id }) => id === seatId)?.label ?? seatId;

async function toSeat(
  deps: Pick<Platform, 'files'>,
  floor: FloorRow,
  seatId: string,
  taken: AssignedSeatRow | undefined,
): Promise<Seat> {
  return {
    seatId,
    label: labelOf(floor, seatId),
    zoneId: floor.plan.seats.find(({ id }) => id === seatId)?.zoneId ?? '',
    user: taken ? await withPictureUrl(deps, taken.holder) : null,
    takenAt: taken?.takenAt.toISOString() ?? null,
  };
}
