import type { Schemas } from '@office/api';
import type { SeatNoticeChange } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { Claims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { floorNames } from './floor-names.ts';
import type { FloorRow } from './floor-store.ts';
import {
  deleteSeatNotices,
  findSeatNotices,
  insertSeatNotices,
  type SeatNoticeRow,
} from './seat-notice-store.ts';

export type { SeatNoticeRow };

type Deps = Pick<Platform, 'db' | 'realtime'>;

/** More than anyone reads. */
const mostNotices = 100;

/** A change that others made to the seat of someone. */
interface SeatNews {
  change: SeatNoticeChange;
  userId: string;
  /** The floor as it was when it had the seat. */
  floor: Pick<FloorRow, 'id' | 'name' | 'plan'>;
  seatId: string;
}

/** Keeps what people have to be told, in the transaction of the change; {@link publishSeatNotices} follows it. */
export async function noteSeatNews(
  tx: Queryable,
  organizationId: string,
  news: readonly SeatNews[],
): Promise<SeatNoticeRow[]> {
  return insertSeatNotices(
    tx,
    news.map(({ change, userId, floor, seatId }) => ({
      organizationId,
      userId,
      change,
      floorId: floor.id,
      floorName: floor.name,
      floorNames: floorNames(floor.name, floor.plan.name),
      seatId,
      label: floor.plan.seats.find(({ id }) => id === seatId)?.label ?? seatId,
    })),
  );
}

/** Tells those who are there; the others read it when they come. */
export async function publishSeatNotices(
  { realtime }: Pick<Deps, 'realtime'>,
  notices: readonly SeatNoticeRow[],
): Promise<void> {
  for (const notice of notices) {
    const { organizationId, userId } = notice;
    await realtime.publish('seatNotice', { organizationId, userId }, toNotice(notice));
  }
}

export async function listSeatNotices(
  deps: Pick<Deps, 'db'>,
  claims: Claims,
): Promise<Page<Schemas['SeatNotice']>> {
  const member = await requireMember(deps, claims);
  return toSinglePage((await findSeatNotices(deps.db, member, mostNotices)).map(toNotice));
}

export async function readSeatNotices(
  deps: Pick<Deps, 'db'>,
  claims: Claims,
  ids: readonly string[],
): Promise<void> {
  await deleteSeatNotices(deps.db, await requireMember(deps, claims), ids);
}

function toNotice(row: SeatNoticeRow): Schemas['SeatNotice'] {
  const { id, change, floorId, floorName, floorNames: names, seatId, label } = row;
  return { id, change, floorId, floorName, floorNames: names, seatId, label };
}
