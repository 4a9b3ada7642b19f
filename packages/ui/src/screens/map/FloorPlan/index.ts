export { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';
export type { FloorPlanCallbacks, FloorPlanState, ReadyFloorPlan } from './floorPlanState.ts';
export { floorPlanLayouts, type FloorPlanLayout } from './PlanLayout.tsx';
export type { PlanMeeting, RoomMeetings } from '../map.ts';
