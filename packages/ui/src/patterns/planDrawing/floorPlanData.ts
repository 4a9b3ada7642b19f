import type {
  PlanDecorKind,
  PlanDoorKind,
  PlanFinish,
  PlanSeatKind,
  PlanTint,
  PlanWallMaterial,
  PlanZoneKind,
} from '@office/vocabulary';

/*
 * The floor as data, seen from above. All of these are structurally what the contract's `FloorPlan`
 * answers (openapi/schemas/map.yaml), so that an answer is passed on as it is. Metres: x from the
 * left (0) to `size.width`, z from the back (0) to `size.depth`. Headings are radians: 0 looks
 * towards +z, down in the drawing; a quarter turn towards +x.
 */

export type PlanPoint = readonly [x: number, z: number];

export interface PlanName {
  ja: string;
  en: string;
}

interface Placed {
  x: number;
  z: number;
  heading: number;
}

export interface PlanWall {
  id: string;
  from: PlanPoint;
  to: PlanPoint;
  thickness: number;
  material: PlanWallMaterial;
}

/** An opening in a wall; `at` is the metres from the wall's `from` to the opening's middle. */
export interface PlanDoor {
  id: string;
  wallId: string;
  at: number;
  width: number;
  kind: PlanDoorKind;
}

/** A named part of the floor; where two overlap the later one counts. */
export interface PlanZone {
  id: string;
  kind: PlanZoneKind;
  name: PlanName;
  polygon: readonly PlanPoint[];
  finish: PlanFinish;
  tint: PlanTint;
}

export interface PlanDesk extends Placed {
  id: string;
  width: number;
  depth: number;
}

/** A place to sit. Only a DESK seat can be made one's own; on the others one sits for a while. */
export interface PlanSeat extends Placed {
  id: string;
  label: string;
  zoneId: string;
  kind: PlanSeatKind;
}

export interface PlanDecor extends Placed {
  kind: PlanDecorKind;
  /** Metres across and front to back; the kind's own size when left out. */
  width?: number | undefined;
  depth?: number | undefined;
  tint?: PlanTint | undefined;
}

export interface FloorPlanData {
  size: { width: number; depth: number };
  walls: readonly PlanWall[];
  doors: readonly PlanDoor[];
  zones: readonly PlanZone[];
  desks: readonly PlanDesk[];
  seats: readonly PlanSeat[];
  decor: readonly PlanDecor[];
}
