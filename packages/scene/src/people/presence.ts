import type { Status } from '@office/scene-bridge';

/** The colours of spec §3, used for presence alone. */
export const presenceColors: Record<Status, string> = {
  AVAILABLE: '#2f9e63',
  BUSY: '#dd4448',
  LEAVING: '#f0a020',
  LOGGED_OUT: '#8b8d98',
  ON_VACATION: '#1c1c22',
};
