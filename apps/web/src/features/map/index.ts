/** What the shell uses of the floor plan and the map. */
export { useMapUpdates } from './useMapUpdates.ts';
