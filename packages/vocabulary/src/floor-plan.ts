// The words of a floor plan, and how large its furniture is.
export {
  planDecorKinds,
  planDecorSizes,
  planDoorKinds,
  planFinishes,
  planSeatKinds,
  planTints,
  planWallMaterials,
  planZoneKinds,
  seatStates,
} from './contract/office.ts';
export type {
  PlanDecorKind,
  PlanDoorKind,
  PlanFinish,
  PlanSeatKind,
  PlanTint,
  PlanWallMaterial,
  PlanZoneKind,
  SeatState,
} from './contract/office.ts';
