import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { FloorPlanData } from '../../../../patterns/planDrawing/floorPlanData.ts';
import { PlanDrawing } from '../../../../patterns/planDrawing/PlanDrawing.tsx';
import { scale } from '../../../../patterns/planDrawing/shapes.css.ts';
import * as styles from './SeatAssignments.css.ts';
import type { AssignedSeat } from './seatAssignmentsState.ts';

interface SeatPlanProps {
  plan: FloorPlanData;
  seats: readonly AssignedSeat[];
  onChoose(event: { seatId: string }): void;
}

/** Width of a seat marker in metres. */
const mark = 0.42;
/** Approximate pixels per metre in the page, used for line widths. */
const pixelsPerMetre = 28;

/** Plan of the desks. For pointer users only, because the list provides the same functions. */
export function SeatPlan({ plan, seats, onChoose }: SeatPlanProps) {
  const { t } = useTranslation('admin-floors');
  const { width, depth } = plan.size;
  const known = new Map(seats.map((seat) => [seat.seatId, seat]));
  return (
    <div className={styles.plan}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${depth}`}
        role="img"
        aria-label={t('seats.planOf', {
          taken: seats.filter(({ owner }) => owner).length,
          all: seats.length,
        })}
        style={{ [scale]: pixelsPerMetre } as CSSProperties}
      >
        <PlanDrawing plan={plan} />
        {plan.seats.map(({ id, x, z }) => {
          const seat = known.get(id);
          if (!seat) return null;
          return (
            <circle
              key={id}
              data-seat={id}
              cx={x}
              cy={z}
              r={mark}
              strokeWidth={0.08}
              className={`${styles.seat} ${seat.owner ? styles.taken : styles.free}`}
              onClick={() => onChoose({ seatId: id })}
            >
              <title>{`${seat.label} ${seat.owner?.name ?? t('seats.isFree')}`}</title>
            </circle>
          );
        })}
      </svg>
    </div>
  );
}
