// The words of a floor plan. What a floor is made of in metres is in `@office/world`.
export {
  planDecorKinds,
  planDoorKinds,
  planFinishes,
  planSeatKinds,
  planTints,
  planWallMaterials,
  planZoneKinds,
  seatStates,
} from './contract.ts';
export type {
  PlanDecorKind,
  PlanDoorKind,
  PlanFinish,
  PlanSeatKind,
  PlanTint,
  PlanWallMaterial,
  PlanZoneKind,
  SeatState,
} from './contract.ts';
