import { seatStates } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import * as styles from './PlanLegend.css.ts';

export function PlanLegend() {
  const { t } = useTranslation('map');
  return (
    <ul className={styles.root} aria-label={t('plan.legend')}>
      {seatStates.map((state) => (
        <li key={state} className={styles.item}>
          <span className={styles.sample} data-state={state} />
          {t(`seatState.${state}`)}
        </li>
      ))}
    </ul>
  );
}
