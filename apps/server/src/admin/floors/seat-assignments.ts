import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type Claims } from '../../http/claims.ts';
import { toPage, toSinglePage, type Page, type PageRequest } from '../../http/page.ts';
import { findFloor, type FloorRow } from '../../map/floors.ts';
import { noteSeatNews, publishSeatNotices } from '../../map/seat-notices.ts';
import type { SeatNoticeRow } from '../../map/seat-notices.ts';
import { deleteSeat, insertSeat, lockSeats } from '../../map/seats.ts';
import { withPicture } from '../../people/avatar-url.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCandidates, findHolders } from './seat-assignment-store.ts';

type ListDeps = Pick<Platform, 'db' | 'files'>;
type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit'>;
type Seat = Schemas['AdminSeat'];

/** @throws {ApiError} 404 `floorInvalid` */
export async function listFloorSeats(
  deps: ListDeps,
  claims: Claims,
  floorId: string,
): Promise<Page<Seat>> {
  const { organizationId } = requireViewer(claims);
  const floor = await requireFloor(deps, organizationId, floorId);
  const holders = await findHolders(deps.db, { organizationId, floorId });
  const taken = new Map(holders.map((row) => [row.seatId, row]));
  const seats = ownableSeats(floor).map(({ id }) => toSeat(deps, floor, id, taken.get(id)));
  return toSinglePage(await Promise.all(seats));
}

/** @throws {ApiError} 404 `floorInvalid` */
export async function listCandidates(
  deps: ListDeps,
  claims: Claims,
  floorId: string,
  query: PageRequest & { keyword?: string },
): Promise<Page<Schemas['SeatCandidate']>> {
  const { organizationId } = requireViewer(claims);
  const { contractId } = await requireFloor(deps, organizationId, floorId);
  const where = { organizationId, contractId, keyword: query.keyword ?? '' };
  const { rows, total } = await findCandidates(deps.db, where, query);
  const candidates = rows.map(async (row) => {
    const { seatId, floorId: at, floorName, label, ...person } = row;
    const seat =
      seatId !== null && at !== null && floorName !== null
        ? { floorId: at, floorName, seatId, label: label ?? seatId }
        : null;
    return { user: await withPicture(deps, person), seat };
  });
  return toPage(await Promise.all(candidates), total, query);
}

/**
 * Gives a seat to a member, who gives up the one that they had in the same office, or frees it. Everyone sees it;
 * whoever gets or loses a seat is told.
 *
 * @throws {ApiError} 404 `floorInvalid`, `seatNotFound`, `userNotFound`; 409 `changedMeanwhile` where it is not the
 *   expected person who has it; 422 `guestCannotHaveSeat`
 */
export async function assignSeat(
  deps: Deps,
  claims: Claims,
  { floorId, seatId }: { floorId: string; seatId: string },
  { userId, expectedUserId }: Schemas['AssignSeatRequest'],
): Promise<Seat> {
  const { organizationId } = requireViewer(claims);
  const { contractId } = await requireFloor(deps, organizationId, floorId);
  const done = await deps.db.transaction(async (tx) => {
    await lockSeats(tx, contractId);
    // The floor may have been rebuilt a moment ago.
    const floor = await findFloor(tx, { floorId, organizationId });
    if (!floor) throw new ApiError('floorInvalid');
    if (!ownableSeats(floor).some(({ id }) => id === seatId)) throw new ApiError('seatNotFound');
    const where = { organizationId, floorId, seatId };
    const [before] = await findHolders(tx, where);
    const holderId = before?.holder.userId ?? null;
    if (holderId !== expectedUserId) throw new ApiError('changedMeanwhile');
    if (holderId === userId) return { floor, notices: [], given: null };
    const news: Parameters<typeof noteSeatNews>[2][number][] = [];
    if (holderId) {
      await deleteSeat(tx, { contractId, userId: holderId, floorId, seatId });
      news.push({ change: 'FREED', userId: holderId, floor, seatId });
    }
    let given: { floorId: string; seatId: string } | null = null;
    if (userId) {
      const role = await lockMember(tx, { organizationId, userId });
      if (!role) throw new ApiError('userNotFound');
      if (role === 'GUEST') throw new ApiError('guestCannotHaveSeat');
      given = await deleteSeat(tx, { contractId, userId });
      if (!(await insertSeat(tx, { contractId, floorId, seatId, userId }, deps.now())))
        throw new ApiError('changedMeanwhile');
      news.push({ change: 'ASSIGNED', userId, floor, seatId });
    }
    const [after] = userId ? await findHolders(tx, where) : [];
    await deps.audit(tx, {
      action: userId ? 'SEAT_ASSIGNED' : 'SEAT_RELEASED',
      target: { kind: 'SEAT', id: `${floorId}/${seatId}`, name: labelOf(floor, seatId) },
      before: { user: before?.holder.nameKanji ?? null },
      after: { user: after?.holder.nameKanji ?? null },
    });
    return { floor, notices: await noteSeatNews(tx, organizationId, news), given };
  });
  const [now] = await findHolders(deps.db, { organizationId, floorId, seatId });
  const seat = await toSeat(deps, done.floor, seatId, now);
  await publishAssignment(deps, { organizationId, floorId, seat, ...done });
  return seat;
}

async function publishAssignment(
  deps: Deps,
  {
    organizationId,
    floorId,
    seat,
    given,
    notices,
  }: {
    organizationId: string;
    floorId: string;
    seat: Seat;
    given: { floorId: string; seatId: string } | null;
    notices: readonly SeatNoticeRow[];
  },
): Promise<void> {
  if (notices.length === 0) return;
  if (given) {
    const empty = { ...given, userId: null, user: null, state: 'EMPTY' as const };
    await deps.realtime.publish('seatChanged', { organizationId }, empty);
  }
  const { seatId, user } = seat;
  const state = user ? ('SELECTED' as const) : ('EMPTY' as const);
  const changed = { floorId, seatId, userId: user?.userId ?? null, user, state };
  await deps.realtime.publish('seatChanged', { organizationId }, changed);
  await publishSeatNotices(deps, notices);
}

async function requireFloor(
  deps: Pick<Platform, 'db'>,
  organizationId: string,
  floorId: string,
): Promise<FloorRow> {
  const floor = await findFloor(deps.db, { floorId, organizationId });
  if (!floor) throw new ApiError('floorInvalid');
  return floor;
}

const ownableSeats = ({ plan }: FloorRow) => plan.seats.filter(({ kind }) => kind === 'DESK');

const labelOf = ({ plan }: FloorRow, seatId: string) =>
  plan.seats.find(({ id }) => id === seatId)?.label ?? seatId;

async function toSeat(
  deps: Pick<Platform, 'files'>,
  floor: FloorRow,
  seatId: string,
  taken: Awaited<ReturnType<typeof findHolders>>[number] | undefined,
): Promise<Seat> {
  return {
    seatId,
    label: labelOf(floor, seatId),
    zoneId: floor.plan.seats.find(({ id }) => id === seatId)?.zoneId ?? '',
    user: taken ? await withPicture(deps, taken.holder) : null,
    takenAt: taken?.takenAt.toISOString() ?? null,
  };
}
