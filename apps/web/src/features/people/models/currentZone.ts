import type { FloorPlan } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';
import type { WatchedFloor } from '../../../office/walking/FloorWatch.ts';

/** `zoneId` is null outside zones. `gone`: not on the floor. `unknown`: floor or plan not loaded. */
export type CurrentZone =
  { status: 'here'; zoneId: string | null } | { status: 'gone' } | { status: 'unknown' };

export function currentZone(
  { status, people }: WatchedFloor,
  plan: FloorPlan | undefined,
  userId: string,
): CurrentZone {
  if (status !== 'live' || !plan) return { status: 'unknown' };
  const person = people.find((each) => each.userId === userId);
  return person ? { status: 'here', zoneId: zoneAt(plan, person)?.id ?? null } : { status: 'gone' };
}
