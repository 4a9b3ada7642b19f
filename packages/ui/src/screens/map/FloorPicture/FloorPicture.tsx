import type { Language } from '@office/vocabulary';
import { boundsOfPoints } from '../../../patterns/planDrawing/bounds.ts';
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
          <RoomName key={zone.id} zone={zone} language={language} />
        ))}
      </svg>
    </div>
  );
}

/** Puts the last word on a second line if the name is wider than the room. */
function RoomName({ zone, language }: { zone: PlanZone; language: Language }) {
  const name = zone.name[language];
  const { left, top, right, bottom } = boundsOfPoints(zone.polygon);
  const lastSpace = name.lastIndexOf(' ');
  const isSplit = lastSpace > 0 && widthOf(name) > right - left;
  const lines = isSplit ? [name.slice(0, lastSpace), name.slice(lastSpace + 1)] : [name];
  const x = (left + right) / 2;
  return (
    <text y={(top + bottom) / 2} className={styles.name}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Estimates the width in metres. Latin letters are about half as wide as others. */
const widthOf = (name: string) =>
  [...name].reduce((width, letter) => width + (letter < '\u2e80' ? 0.37 : 0.62), 0);
