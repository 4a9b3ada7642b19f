import type { Schemas } from '@office/api';

type WorkingStatus = Schemas['WorkingStatus'];
type Status = Schemas['Status'];

const anywhere: readonly Status[] = ['AVAILABLE', 'BUSY', 'LOGGED_OUT'];

/** Availabilities that go with each work location (spec §3, "Presence"). */
const allowedStatuses: Record<WorkingStatus, readonly Status[]> = {
  OFFICE: [...anywhere, 'LEAVING'],
  IN_WITH_CLIENT: anywhere,
  HOME: [...anywhere, 'LEAVING', 'ON_VACATION'],
};

export function isAllowedPresence(presence: {
  workingStatus: WorkingStatus;
  status: Status;
}): boolean {
  return allowedStatuses[presence.workingStatus].includes(presence.status);
}
