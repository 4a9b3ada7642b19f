import type { PlanSeat } from './floorPlanData.ts';
import * as styles from './SeatShape.css.ts';

/** A place to sit, around the origin; one on a sofa is the sofa's own drawing. */
export function SeatShape({ kind }: Pick<PlanSeat, 'kind'>) {
  return (
    <>
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
    </>
  );
}
