import type { Schemas } from '@office/api';
import { findOpenFloors, requireFloor, type FloorRow } from '../../map/floors.ts';
import { isRoom, squareOf, squareSize, zonePlace } from '../../map/usage/floor-places.ts';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toCsv } from '../../lib/csv.ts';
import type { Handlers } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUsage, type DayOfUse } from '../overview/usage-store.ts';
import { findPlaceUsage, findRange, groupSize } from './analytics-store.ts';

const defaultWeeks = 4;

type Deps = Pick<Platform, 'db' | 'now'> & WithViewer;

export const analyticsHandlers = {
  getAdminAnalytics: ({ query }, context) => getAnalytics(context, query.weeks ?? defaultWeeks),
  exportAdminAnalytics: ({ query }, context) =>
    exportAnalytics(context, query.weeks ?? defaultWeeks),
  getFloorHeatMap: ({ params, query }, context) =>
    getHeatMap(context, params.floorId, query.weeks ?? defaultWeeks),
} satisfies Handlers;

async function getAnalytics(deps: Deps, weeks: number): Promise<Schemas['AdminAnalytics']> {
  const { db, now, viewer } = deps;
  const { organizationId } = viewer;
  const range = await findRange(db, organizationId, { weeks, now: now() });
  const { days } = await findUsage(db, organizationId, { now: now(), from: range.from });
  const floors = await findOpenFloors(db, organizationId);
  return {
    ...range,
    groupSize,
    days: days.map(hideSmallGroup),
    rooms: await findRooms(db, floors, range.from),
    floors: floors.map(({ id, name }) => ({ id, name })),
  };
}

async function findRooms(
  db: Queryable,
  floors: readonly FloorRow[],
  from: string,
): Promise<Schemas['RoomUsage'][]> {
  const floorIds = floors.map(({ id }) => id);
  const used = await findPlaceUsage(db, { floorIds, kind: 'zone', from });
  const keyOf = (floorId: string, place: string) => `${floorId} ${place}`;
  const byPlace = new Map(used.map((usage) => [keyOf(usage.floorId, usage.place), usage]));
  return floors.flatMap(({ id: floorId, name: floorName, plan }) =>
    plan.zones.filter(isRoom).map(({ id: zoneId, name }) => {
      const usage = byPlace.get(keyOf(floorId, zonePlace(zoneId)));
      const { occupiedMinutes = null, personMinutes = null } = usage ?? {};
      return { floorId, floorName, zoneId, name, occupiedMinutes, personMinutes };
    }),
  );
}

function hideSmallGroup(day: DayOfUse): DayOfUse {
  if (day.members !== null && day.members >= groupSize) return day;
  return { day: day.day, members: null, messages: null, calls: null, meetings: null };
}

async function getHeatMap(
  { db, now, viewer }: Deps,
  floorId: string,
  weeks: number,
): Promise<Schemas['FloorHeatMap']> {
  const { organizationId } = viewer;
  const { plan } = await requireFloor(db, { floorId, organizationId });
  const { from } = await findRange(db, organizationId, { weeks, now: now() });
  const used = await findPlaceUsage(db, { floorIds: [floorId], kind: 'square', from });
  const squares = used.flatMap(({ place, personMinutes }) => {
    const square = squareOf(place);
    return square ? [{ ...square, minutes: personMinutes }] : [];
  });
  return { floorId, plan, squareSize, squares };
}

async function exportAnalytics(deps: Deps, weeks: number): Promise<string> {
  const { from, to, days, rooms } = await getAnalytics(deps, weeks);
  const numbers = (...values: (number | null)[]) =>
    values.map((value) => (value === null ? null : String(value)));
  return toCsv([
    ['day', 'members', 'messages', 'calls', 'meetings'],
    ...days.map(({ day, members, messages, calls, meetings }) => [
      day,
      ...numbers(members, messages, calls, meetings),
    ]),
    [],
    ['from', 'to', 'floor', 'room', 'roomEnglish', 'occupiedMinutes', 'personMinutes'],
    ...rooms.map(({ floorName, name, occupiedMinutes, personMinutes }) => [
      ...[from, to, floorName, name.ja, name.en],
      ...numbers(occupiedMinutes, personMinutes),
    ]),
  ]);
}
