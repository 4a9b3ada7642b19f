import { memo } from 'react';
import { isRug } from './decorShapes.ts';
import type { FloorPlanData } from './floorPlanData.ts';
import { Marks } from './Marks.tsx';
import { mergeMarks, type MergedMarks } from './mergeMarks.ts';
import * as styles from './shapes.css.ts';
import { decorMarks, deskMarks, doorMarks, wallMarks, zoneMarks } from './planMarks.ts';
import { doorPieces, wallPieces } from './walls.ts';

interface PlanDrawingProps {
  plan: FloorPlanData;
}

/** Marks by plan: the picture shown while the office loads and the plan draw the same floor. */
const marksByPlan = new WeakMap<FloorPlanData, MergedMarks[]>();

function marksOf(plan: FloorPlanData): MergedMarks[] {
  const known = marksByPlan.get(plan);
  if (known) return known;
  const marks = mergeMarks([
    ...plan.zones.flatMap(zoneMarks),
    ...plan.decor.filter(isRug).flatMap(decorMarks),
    ...plan.desks.flatMap(deskMarks),
    ...plan.decor.filter((decor) => !isRug(decor)).flatMap(decorMarks),
    ...wallPieces(plan).flatMap(wallMarks),
    ...doorPieces(plan).flatMap(doorMarks),
  ]);
  marksByPlan.set(plan, marks);
  return marks;
}

/** Floor plan from above: walls, doors, room floors and furniture. One unit is one metre. */
export const PlanDrawing = memo(function PlanDrawing({ plan }: PlanDrawingProps) {
  const { width, depth } = plan.size;
  return (
    <g data-component="PlanDrawing">
      <rect width={width} height={depth} className={styles.floor} />
      <Marks marks={marksOf(plan)} />
    </g>
  );
});
