import type { PlanSeat } from './floorPlanData.ts';
import { Marks } from './Marks.tsx';
import { seatMarks } from './thingMarks.ts';

const middle = { x: 0, z: 0, heading: 0 };

/** Seat centred on the origin. Draws nothing for a sofa seat, which is part of the sofa's drawing. */
export function SeatShape({ kind }: Pick<PlanSeat, 'kind'>) {
  return <Marks marks={seatMarks({ ...middle, kind })} />;
}
