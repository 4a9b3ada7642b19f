import type { SeatState } from '@office/vocabulary';
import { memo } from 'react';
import { placed, SeatShape } from '../../../patterns/planDrawing/Marks.tsx';
import * as styles from '../../../patterns/planDrawing/SeatShape.css.ts';
import type { PlanSeat } from '../map.ts';

interface PlanSeatsProps {
  seats: readonly PlanSeat[];
  states: ReadonlyMap<string, SeatState>;
  markedSeatId?: string | undefined;
}

export const PlanSeats = memo(function PlanSeats({ seats, states, markedSeatId }: PlanSeatsProps) {
  return (
    <g data-component="PlanSeats">
      {seats.map((seat) => (
        <Seat
          key={seat.id}
          seat={seat}
          state={states.get(seat.id)}
          marked={seat.id === markedSeatId}
        />
      ))}
    </g>
  );
});

interface SeatProps {
  seat: PlanSeat;
  state: SeatState | undefined;
  marked: boolean;
}

const Seat = memo(function Seat({ seat, state, marked }: SeatProps) {
  return (
    <g transform={placed(seat)} data-state={state} className={styles.seat}>
      <SeatShape kind={seat.kind} />
      {marked && <circle r={0.46} className={styles.marked} />}
    </g>
  );
});
