export { mapUpdates } from './updates.ts';
