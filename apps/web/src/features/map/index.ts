/** The map's part in the shell. */
export { mapUpdates } from './updates.ts';
