import type { Status, WorkingStatus } from './contract/presence.ts';
import { minute } from './units.ts';

/** Only some combinations are valid, see `allowedStatuses`. */
export interface Presence {
  /** Work location. */
  workingStatus: WorkingStatus;
  /** Availability. */
  status: Status;
}

export const allowedStatuses: Record<WorkingStatus, readonly Status[]> = {
  OFFICE: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT'],
  IN_WITH_CLIENT: ['AVAILABLE', 'BUSY', 'LOGGED_OUT'],
  HOME: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'],
};

export function isAllowedPresence({ workingStatus, status }: Presence): boolean {
  return allowedStatuses[workingStatus].includes(status);
}

/**
 * Presence after a change of the location. Keeps the status if valid there, otherwise `AVAILABLE`.
 */
export function presenceAfterMove(workingStatus: WorkingStatus, status: Status): Presence {
  const allowed = isAllowedPresence({ workingStatus, status });
  return { workingStatus, status: allowed ? status : 'AVAILABLE' };
}

/** Time without keyboard or pointer input after which a member is idle. */
export const idleAfterMs = 10 * minute;
