export { bulletinUpdates } from './updates.ts';
export { useUnreadPins } from './useUnreadPins.ts';
