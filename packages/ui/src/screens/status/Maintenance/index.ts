export { Maintenance } from './Maintenance.tsx';
export type { MaintenanceInfo, MaintenanceProps, MaintenanceState } from './Maintenance.tsx';
