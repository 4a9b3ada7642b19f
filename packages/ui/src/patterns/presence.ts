/** Where someone works from today (spec §3, "Presence"). */
export const workingStatuses = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'] as const;
export type WorkingStatus = (typeof workingStatuses)[number];

/** Whether someone can be spoken to right now (spec §3, "Presence"). */
export const statuses = ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'] as const;
export type Status = (typeof statuses)[number];

/** A work location and an availability together; only some pairs exist, see `allowedStatuses`. */
export interface Presence {
  /** Where they work from. */
  workingStatus: WorkingStatus;
  /** Whether they can be spoken to. */
  status: Status;
}

/** The availabilities that each work location allows, in the order in which they are offered (spec §3). */
export const allowedStatuses: Record<WorkingStatus, readonly Status[]> = {
  OFFICE: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT'],
  IN_WITH_CLIENT: ['AVAILABLE', 'BUSY', 'LOGGED_OUT'],
  HOME: ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'],
};

/** The presence to take on after moving to another work location: the same availability where it exists there. */
export function moveTo(workingStatus: WorkingStatus, status: Status): Presence {
  const allowed = allowedStatuses[workingStatus].includes(status);
  return { workingStatus, status: allowed ? status : 'AVAILABLE' };
}
