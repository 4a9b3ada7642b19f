export { statusUpdates } from './updates.ts';
export { useMaintenanceNotice } from './useMaintenanceNotice.ts';
