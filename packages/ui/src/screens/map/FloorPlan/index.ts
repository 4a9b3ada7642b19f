export {
  FloorPlan,
  type FloorPlanCallbacks,
  type FloorPlanProps,
  type FloorPlanState,
  type ReadyFloorPlan,
} from './FloorPlan.tsx';
export { floorPlanLayouts, type FloorPlanLayout } from './PlanLayout.tsx';
