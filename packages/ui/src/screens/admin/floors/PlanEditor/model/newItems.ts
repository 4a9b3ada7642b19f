import type {
  PlanDecorKind,
  PlanDoorKind,
  PlanSeatKind,
  PlanWallMaterial,
  PlanZoneKind,
} from '@office/vocabulary';
import type { EditedName, EditedPlan, EditedPoint, EditedZone } from '../planEditorState.ts';
import { newIds, newLabels } from './clipboard.ts';
import { emptyFragment } from './edits.ts';
import { lengthOf, pointOnFloor, round, type Place } from './geometry.ts';
import { findWallAt } from './hitTest.ts';
import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import { chairSpot, type PlanFragment } from './planItems.ts';

export interface ToolChoices {
  material: PlanWallMaterial;
  thickness: number;
  zoneKind: PlanZoneKind;
  doorKind: PlanDoorKind;
  seatKind: PlanSeatKind;
  decorKind: PlanDecorKind;
}

export const firstChoices: ToolChoices = {
  material: 'PLASTER',
  thickness: 0.16,
  zoneKind: 'MEETING',
  doorKind: 'GLASS',
  seatKind: 'CHAIR',
  decorKind: 'PLANT',
};

const deskSize = { width: 1.5, depth: 0.75 };
const doorWidth = 1.2;
/** Minimum side length of a room in metres. Smaller areas are treated as accidental. */
const minRoomSide = 0.5;

/** Space in metres needed in front of a door. */
const minDoorClearance = 1;

const looks = {
  OPEN: { finish: 'WOOD', tint: 'sand' },
  MEETING: { finish: 'CARPET', tint: 'sky' },
  VOICE: { finish: 'WOOD', tint: 'clay' },
  LOUNGE: { finish: 'CARPET', tint: 'ivory' },
  DESK_AREA: { finish: 'CARPET', tint: 'sand' },
} as const satisfies Record<PlanZoneKind, Pick<EditedZone, 'finish' | 'tint'>>;

export function newWall(
  plan: EditedPlan,
  from: Place,
  to: Place,
  { material, thickness }: Pick<ToolChoices, 'material' | 'thickness'>,
): PlanFragment {
  const wall = {
    id: newIds(plan.walls)('wall-1'),
    from: pointOnFloor(plan, from),
    to: pointOnFloor(plan, to),
    thickness,
    height: plan.size.height,
    material,
  };
  return lengthOf(wall) < 0.05 ? emptyFragment : { ...emptyFragment, walls: [wall] };
}

const cornersOf = ({ left, top, right, bottom }: Bounds): EditedPoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export function newZone(
  plan: EditedPlan,
  area: Bounds,
  kind: PlanZoneKind,
  name: EditedName,
): PlanFragment {
  const polygon = cornersOf(area).map(([x, z]) => pointOnFloor(plan, { x, z }));
  if (area.right - area.left < minRoomSide || area.bottom - area.top < minRoomSide)
    return emptyFragment;
  const id = newIds(plan.zones)('zone-1');
  return { ...emptyFragment, zones: [{ id, kind, name, polygon, ...looks[kind] }] };
}

/** A zone with four walls and a door at the front, or at the back at the floor's edge. */
export function newRoom(
  plan: EditedPlan,
  area: Bounds,
  choices: ToolChoices,
  name: EditedName,
): PlanFragment {
  const { zones } = newZone(plan, area, choices.zoneKind, name);
  const [zone] = zones;
  if (!zone) return emptyFragment;
  const wallId = newIds(plan.walls);
  const walls = zone.polygon.map((from, index) => ({
    id: wallId('wall-1'),
    from,
    to: zone.polygon[(index + 1) % 4] ?? from,
    thickness: choices.thickness,
    height: plan.size.height,
    material: choices.material,
  }));
  const front = walls[plan.size.depth - area.bottom < minDoorClearance ? 0 : 2]!;
  const length = lengthOf(front);
  const width = Math.min(doorWidth, length * 0.8);
  const door = {
    id: newIds(plan.doors)('door-1'),
    wallId: front.id,
    at: round(length / 2),
    width: round(width),
    kind: choices.doorKind,
  };
  return { ...emptyFragment, zones: [zone], walls, doors: [door] };
}

/** A door in the nearest wall. An empty fragment without free space nearby. */
export function newDoor(
  plan: EditedPlan,
  place: Place,
  reach: number,
  kind: PlanDoorKind,
): PlanFragment {
  const near = findWallAt(plan, place, reach);
  const wall = near && plan.walls[near.index];
  if (!near || !wall) return emptyFragment;
  const length = lengthOf(wall);
  const width = Math.min(doorWidth, length);
  const at = round(Math.max(width / 2, Math.min(length - width / 2, near.at)));
  const isTaken = plan.doors.some(
    (door) => door.wallId === wall.id && Math.abs(door.at - at) < (door.width + width) / 2,
  );
  if (isTaken) return emptyFragment;
  const id = newIds(plan.doors)('door-1');
  return { ...emptyFragment, doors: [{ id, wallId: wall.id, at, width: round(width), kind }] };
}

export function newDesk(plan: EditedPlan, place: Place, heading: number): PlanFragment {
  const [x, z] = pointOnFloor(plan, place);
  const desk = { id: newIds(plan.desks)('desk-1'), x, z, heading, ...deskSize };
  const chair = newSeat(plan, chairSpot(desk), heading, 'DESK');
  return { ...chair, desks: [desk] };
}

export function newSeat(
  plan: EditedPlan,
  place: Place,
  heading: number,
  kind: PlanSeatKind,
): PlanFragment {
  const [x, z] = pointOnFloor(plan, place);
  const id = newIds(plan.seats)('seat-1');
  // Continues the label of the last seat.
  const label = newLabels(plan.seats.map((seat) => seat.label))(plan.seats.at(-1)?.label ?? 'A-1');
  // Placeholder, replaced by the zone at the seat's position when the seat is added.
  const zoneId = plan.zones[0]?.id ?? 'floor';
  return { ...emptyFragment, seats: [{ id, label, x, z, heading, zoneId, kind }] };
}

export function newDecor(
  plan: EditedPlan,
  place: Place,
  heading: number,
  kind: PlanDecorKind,
): PlanFragment {
  const [x, z] = pointOnFloor(plan, place);
  return { ...emptyFragment, decor: [{ kind, x, z, heading }] };
}

export function newSpawn(plan: EditedPlan, place: Place, heading: number): PlanFragment {
  const [x, z] = pointOnFloor(plan, place);
  return { ...emptyFragment, spawns: [{ x, z, heading }] };
}
