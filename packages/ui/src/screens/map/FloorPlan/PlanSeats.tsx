import type { SeatState } from '@office/vocabulary';
import { memo } from 'react';
import type { PlanSeat } from '../map.ts';
import { placed } from './PlanDrawing.tsx';
import * as styles from './PlanSeats.css.ts';

interface PlanSeatsProps {
  seats: readonly PlanSeat[];
  /** The states of seats that can be one's own. */
  states: ReadonlyMap<string, SeatState>;
  /** The highlighted seat. */
  markedSeatId?: string | undefined;
}

/** Places to sit, from above; desks' chairs show whether they are free, taken or one's own. */
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
  const { kind } = seat;
  return (
    <g transform={placed(seat)} data-state={state} className={styles.seat}>
      {kind === 'STOOL' && <circle r={0.18} className={styles.plain} />}
      {kind === 'CHAIR' && (
        <rect x={-0.21} y={-0.2} width={0.42} height={0.4} rx={0.12} className={styles.plain} />
      )}
      {kind === 'DESK' && (
        <>
          <rect x={-0.24} y={-0.22} width={0.48} height={0.46} rx={0.14} className={styles.desk} />
          <path d="M-0.2 -0.3Q0 -0.38 0.2 -0.3" className={styles.back} />
        </>
      )}
      {marked && <circle r={0.46} className={styles.marked} />}
    </g>
  );
});
