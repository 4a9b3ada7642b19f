/** The map's part in the shell. */
export { useSeatNotices } from './models/useSeatNotices.ts';
export { mapUpdates } from './updates.ts';
