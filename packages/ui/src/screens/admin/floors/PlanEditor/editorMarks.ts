import {
  ellipseMark,
  lineMark,
  polygonMark,
  type Mark,
} from '../../../../patterns/planDrawing/mark.ts';
import * as items from '../../../../patterns/planDrawing/planMarks.ts';
import { doorPieces, wallPieces, type DoorPiece } from '../../../../patterns/planDrawing/walls.ts';
import * as styles from './PlanItemsLayer.css.ts';
import type {
  EditedDecor,
  EditedDoor,
  EditedSeat,
  EditedSpawn,
  EditedWall,
  EditedZone,
} from './planEditorState.ts';

/* Includes objects that the plan drawing omits, because they must be selectable. */

export const { deskMarks } = items;

const zones = new WeakMap<EditedZone, Mark[]>();

export function zoneMarks(zone: EditedZone): Mark[] {
  const known = zones.get(zone);
  if (known) return known;
  const edge = polygonMark(styles.zoneEdge, zone.polygon);
  const marks = zone.kind === 'OPEN' ? [] : [...items.zoneMarks(zone), edge];
  zones.set(zone, marks);
  return marks;
}

export function decorMarks(decor: EditedDecor): Mark[] {
  const hangs = decor.kind === 'PENDANT' || decor.kind === 'CLOCK';
  if (!hangs) return items.decorMarks(decor);
  return [ellipseMark(styles.hanging, decor, { rx: 0.22, ry: 0.22 })];
}

const walls = new WeakMap<EditedWall, { doors: readonly EditedDoor[]; marks: Mark[] }>();

export function wallMarks(wall: EditedWall, doors: readonly EditedDoor[]): Mark[] {
  const known = walls.get(wall);
  const isSame =
    known?.doors.length === doors.length && known.doors.every((door, at) => door === doors[at]);
  if (known && isSame) return known.marks;
  const marks = wallPieces({ walls: [wall], doors }).flatMap(items.wallMarks);
  walls.set(wall, { doors, marks });
  return marks;
}

const doors = new WeakMap<EditedDoor, { wall: EditedWall; marks: Mark[] }>();

export function doorMarks(door: EditedDoor, wall: EditedWall): Mark[] {
  const known = doors.get(door);
  if (known?.wall === wall) return known.marks;
  const [piece] = doorPieces({ walls: [wall], doors: [door] });
  const marks = piece ? [sillMark(piece), ...items.doorMarks(piece)] : [];
  doors.set(door, { wall, marks });
  return marks;
}

function sillMark({ from, to }: DoorPiece): Mark {
  const line = [
    [from.x, from.z],
    [to.x, to.z],
  ] as const;
  return lineMark(styles.sill, middle, [line]);
}

const middle = { x: 0, z: 0, heading: 0 };

export function seatMarks(seat: EditedSeat): Mark[] {
  if (seat.kind !== 'SOFA') return items.seatMarks(seat);
  return [ellipseMark(styles.sofaSeat, seat, { rx: 0.16, ry: 0.16 })];
}

export function spawnMarks(spawn: EditedSpawn, first: boolean): Mark[] {
  const circle = ellipseMark(first ? styles.firstSpawn : styles.spawn, spawn, { rx: 0.3, ry: 0.3 });
  const arrow = lineMark(styles.arrow, spawn, [
    [
      [-0.12, 0.08],
      [0, 0.2],
      [0.12, 0.08],
    ],
    [
      [0, 0.2],
      [0, -0.16],
    ],
  ]);
  return [circle, arrow];
}
