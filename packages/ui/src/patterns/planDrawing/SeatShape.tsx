import type { PlanSeat } from './floorPlanData.ts';
import { Marks } from './Marks.tsx';
import { seatMarks } from './thingMarks.ts';

const middle = { x: 0, z: 0, heading: 0 };

/** A place to sit, around the origin; one on a sofa is the sofa's own drawing. */
export function SeatShape({ kind }: Pick<PlanSeat, 'kind'>) {
  return <Marks marks={seatMarks({ ...middle, kind })} />;
}
