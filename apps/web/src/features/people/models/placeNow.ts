import type { FloorPlan } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';
import type { WatchedFloor } from '../../../office/walking/FloorWatch.ts';

/** The zone of the floor that somebody is in, null: in none; or that they are not there, or that nobody knows yet. */
export type PlaceNow =
  { status: 'here'; zoneId: string | null } | { status: 'gone' } | { status: 'unknown' };

/** Looks where on a watched floor somebody is. */
export function placeNow(
  { status, people }: WatchedFloor,
  plan: FloorPlan | undefined,
  userId: string,
): PlaceNow {
  if (status !== 'live' || !plan) return { status: 'unknown' };
  const person = people.find((each) => each.userId === userId);
  return person ? { status: 'here', zoneId: zoneAt(plan, person)?.id ?? null } : { status: 'gone' };
}
