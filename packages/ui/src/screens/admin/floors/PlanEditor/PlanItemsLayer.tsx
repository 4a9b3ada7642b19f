import { memo } from 'react';
import { isRug } from '../../../../patterns/planDrawing/decorShapes.ts';
import { Marks } from '../../../../patterns/planDrawing/Marks.tsx';
import { mergeMarks } from '../../../../patterns/planDrawing/mergeMarks.ts';
import * as styles from './PlanItemsLayer.css.ts';
import {
  decorMarks,
  deskMarks,
  doorMarks,
  seatMarks,
  spawnMarks,
  wallMarks,
  zoneMarks,
} from './editorMarks.ts';
import type { Keys, PlanItemKey } from './model/planItems.ts';
import type { EditedDoor, EditedPlan } from './planEditorState.ts';

interface PlanItemsLayerProps {
  plan: EditedPlan;
  only?: Keys | undefined;
  /** Skips objects that are drawn on another layer while they move. */
  exclude?: Keys | undefined;
  grid?: boolean;
}

/** Objects of a plan as few merged paths. One unit is one metre. */
export const PlanItemsLayer = memo(function PlanItemsLayer(props: PlanItemsLayerProps) {
  const { plan, only, exclude, grid } = props;
  const isShown = (key: PlanItemKey) => (!only || only.has(key)) && !exclude?.has(key);
  const doors = doorsByWall(plan);
  const walls = new Map(plan.walls.map((wall) => [wall.id, wall]));
  const decor = plan.decor.filter((_, index) => isShown(`decor:${index}`));
  return (
    <g data-component="PlanItemsLayer">
      <Marks
        marks={mergeMarks(
          plan.zones.flatMap((zone, index) => (isShown(`zone:${index}`) ? zoneMarks(zone) : [])),
        )}
      />
      {grid && <path d={gridPath(plan.size)} className={styles.grid} />}
      <Marks
        marks={mergeMarks([
          ...decor.filter(isRug).flatMap(decorMarks),
          ...plan.desks.flatMap((desk, index) => (isShown(`desk:${index}`) ? deskMarks(desk) : [])),
          ...decor.filter((each) => !isRug(each)).flatMap(decorMarks),
          ...plan.walls.flatMap((wall, index) =>
            isShown(`wall:${index}`) ? wallMarks(wall, doors.get(wall.id) ?? noDoors) : [],
          ),
          ...plan.doors.flatMap((door, index) => {
            const wall = walls.get(door.wallId);
            return wall && isShown(`door:${index}`) ? doorMarks(door, wall) : [];
          }),
          ...plan.seats.flatMap((seat, index) => (isShown(`seat:${index}`) ? seatMarks(seat) : [])),
          ...plan.spawns.flatMap((spawn, index) =>
            isShown(`spawn:${index}`) ? spawnMarks(spawn, index === 0) : [],
          ),
        ])}
      />
    </g>
  );
});

const noDoors: readonly EditedDoor[] = [];

function doorsByWall({ doors }: EditedPlan): Map<string, EditedDoor[]> {
  const all = new Map<string, EditedDoor[]>();
  for (const door of doors) {
    const list = all.get(door.wallId);
    if (list) list.push(door);
    else all.set(door.wallId, [door]);
  }
  return all;
}

function gridPath({ width, depth }: EditedPlan['size']): string {
  let path = '';
  for (let x = 1; x < width; x++) path += `M${x} 0V${depth}`;
  for (let z = 1; z < depth; z++) path += `M0 ${z}H${width}`;
  return path;
}
