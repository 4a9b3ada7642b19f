import { memo } from 'react';
import { isRug } from './decorShapes.ts';
import * as styles from './shapes.css.ts';
import { DecorShape, DeskShape, DoorShape, WallShape } from './shapes.tsx';
import { doorPieces, wallPieces } from './walls.ts';
import type { FloorPlanData } from './floorPlanData.ts';

interface PlanDrawingProps {
  plan: FloorPlanData;
}

/** The floor as an architect draws it: walls, doors, floors of rooms, and the furniture. One unit is one metre. */
export const PlanDrawing = memo(function PlanDrawing({ plan }: PlanDrawingProps) {
  const { width, depth } = plan.size;
  return (
    <g data-component="PlanDrawing">
      <rect width={width} height={depth} className={styles.floor} />
      {plan.zones
        .filter(({ kind }) => kind !== 'OPEN')
        .map(({ id, polygon, tint }) => (
          <polygon key={id} points={polygon.join(' ')} className={styles.tint[tint]} />
        ))}
      {plan.decor.filter(isRug).map((decor, index) => (
        <DecorShape key={index} decor={decor} />
      ))}
      {plan.desks.map((desk) => (
        <DeskShape key={desk.id} desk={desk} />
      ))}
      {plan.decor
        .filter((decor) => !isRug(decor))
        .map((decor, index) => (
          <DecorShape key={index} decor={decor} />
        ))}
      {wallPieces(plan).map((piece) => (
        <WallShape key={piece.key} piece={piece} />
      ))}
      {doorPieces(plan).map((door) => (
        <DoorShape key={door.key} door={door} />
      ))}
    </g>
  );
});
