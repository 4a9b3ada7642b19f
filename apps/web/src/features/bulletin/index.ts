/** The part of bulletin boards that the shell uses besides their pages. */
export { bulletinUpdates } from './updates.ts';
export { useUnreadPins } from './useUnreadPins.ts';
