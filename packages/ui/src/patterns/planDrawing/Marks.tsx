import type { PlanSeat } from './floorPlanData.ts';
import type { Mark } from './mark.ts';
import type { MergedMarks } from './mergeMarks.ts';
import { seatMarks } from './planMarks.ts';

/** Marks of a drawing, one path each. One unit is one metre. */
export function Marks({ marks }: { marks: readonly (Mark | MergedMarks)[] }) {
  return marks.map((mark, index) => (
    <path
      key={'key' in mark ? mark.key : index}
      d={mark.path}
      strokeWidth={mark.lineWidth}
      className={mark.className}
    />
  ));
}

const middle = { x: 0, z: 0, heading: 0 };

/** Seat centred on the origin. Draws nothing for a sofa seat, which is part of the sofa's drawing. */
export function SeatShape({ kind }: Pick<PlanSeat, 'kind'>) {
  return <Marks marks={seatMarks({ ...middle, kind })} />;
}

/** Heading 0 faces down, a quarter turn faces right. */
export function placed({ x, z, heading }: { x: number; z: number; heading: number }): string {
  return `translate(${x} ${z}) rotate(${(-heading * 180) / Math.PI})`;
}
