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
 * Structurally identical to `FloorPlan` of the API (openapi/schemas/map.yaml). Lengths are in
 * metres: x from the left (0), z from the back (0). Headings are in radians: 0 faces +z (down in
 * the drawing), a quarter turn faces +x.
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

/** Opening in a wall. `at` is the distance in metres from the wall's `from` to the centre of the opening. */
export interface PlanDoor {
  id: string;
  wallId: string;
  at: number;
  width: number;
  kind: PlanDoorKind;
}

/** Named part of the floor. Where zones overlap, the later zone takes precedence. */
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

/** Only DESK seats can be assigned to a member. Other seats are used temporarily. */
export interface PlanSeat extends Placed {
  id: string;
  label: string;
  zoneId: string;
  kind: PlanSeatKind;
}

export interface PlanDecor extends Placed {
  kind: PlanDecorKind;
  /** Width and depth in metres. Default to the size of the kind. */
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
