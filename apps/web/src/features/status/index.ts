/** The parts of the office's status that the shell uses. */
export { statusUpdates } from './updates.ts';
export { useMaintenanceNotice } from './useMaintenanceNotice.ts';
