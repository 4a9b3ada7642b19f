import type { Language } from '@office/vocabulary';
import { PlanDrawing } from '../../../patterns/planDrawing/PlanDrawing.tsx';
import type { FloorPlanData, PlanZone } from '../map.ts';
import * as styles from './FloorPicture.css.ts';

export interface FloorPictureProps {
  plan: FloorPlanData;
  name: string;
  /** Language of the room names. */
  language: Language;
}

/** Metres between the floor and the edge. */
const margin = 1;

/** Picture of a floor from above while the 3D office or the floor plan is loading. */
export function FloorPicture({ plan, name, language }: FloorPictureProps) {
  const { width, depth } = plan.size;
  const rooms = plan.zones.filter(({ kind }) => kind !== 'OPEN');
  return (
    <div className={styles.root} data-component="FloorPicture">
      <svg
        role="img"
        aria-label={name}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${depth + 2 * margin}`}
        className={styles.drawing}
      >
        <PlanDrawing plan={plan} />
        {rooms.map((zone) => (
          <text key={zone.id} {...centreOf(zone)} className={styles.name}>
            {zone.name[language]}
          </text>
        ))}
      </svg>
    </div>
  );
}

function centreOf({ polygon }: PlanZone): { x: number; y: number } {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(polygon.map(([x]) => x)), y: middle(polygon.map(([, z]) => z)) };
}
