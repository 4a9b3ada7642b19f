// Presence: a work location and an availability together.
import type { Status, WorkingStatus } from './contract/presence.ts';
import { minute } from './units.ts';

export * from './contract/presence.ts';

/** Only some pairs exist, see `allowedStatuses`. */
export interface Presence {
  /** The place that they work from. */
  workingStatus: WorkingStatus;
  /** Whether they can be spoken to. */
  status: Status;
}

/** The availabilities that each work location allows, in the order in which they are offered. */
export const allowedStatuses: Record<WorkingStatus, readonly Status[]> = {
  OFFICE: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT'],
  IN_WITH_CLIENT: ['AVAILABLE', 'BUSY', 'LOGGED_OUT'],
  HOME: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'],
};

export function isAllowedPresence({ workingStatus, status }: Presence): boolean {
  return allowedStatuses[workingStatus].includes(status);
}

/** The presence after a change of the work location: the same availability where it exists there. */
export function presenceAt(workingStatus: WorkingStatus, status: Status): Presence {
  const allowed = isAllowedPresence({ workingStatus, status });
  return { workingStatus, status: allowed ? status : 'AVAILABLE' };
}

/** After this without a touch of keyboard or pointer someone counts as idle. */
export const idleAfterMs = 10 * minute;
