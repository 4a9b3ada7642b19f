export { MaintenancePlan, type MaintenancePlanProps } from './MaintenancePlan.tsx';
export type {
  MaintenanceEdit,
  MaintenanceItem,
  MaintenanceProblem,
  MaintenanceValues,
} from './MaintenancePlan.types.ts';
