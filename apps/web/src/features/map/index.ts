/** What the shell uses of the floor plan and the map. */
export { useSeatNotices } from './models/useSeatNotices.ts';
export { mapUpdates } from './updates.ts';
