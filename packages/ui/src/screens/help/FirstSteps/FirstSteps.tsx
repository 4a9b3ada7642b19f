import { tourSteps, type TourStep } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './FirstSteps.css.ts';

export interface FirstStepsProps {
  done: readonly TourStep[];
  current?: TourStep | undefined;
  onChoose?(event: { step: TourStep }): void;
}

export function FirstSteps({ done, current, onChoose }: FirstStepsProps) {
  const { t } = useTranslation('help');
  const progress = t('tour.progress', { done: done.length, all: tourSteps.length });
  return (
    <div className={styles.root} data-component="FirstSteps">
      <span className={styles.progress}>{progress}</span>
      <ol className={styles.list} aria-label={t('tour.name')}>
        {tourSteps.map((step) => {
          const isDone = done.includes(step);
          const content = (
            <>
              <Icon icon={isDone ? icons.check : icons.unchecked} size="sm" />
              {t(`tour.step.${step}.name`)}
              {isDone ? <VisuallyHidden>{t('tour.stepDone')}</VisuallyHidden> : null}
            </>
          );
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined}>
              {onChoose && !isDone ? (
                <button
                  type="button"
                  className={cx(styles.step, styles.kind[step === current ? 'current' : 'choice'])}
                  onClick={() => onChoose({ step })}
                >
                  {content}
                </button>
              ) : (
                <span className={cx(styles.step, styles.kind[isDone ? 'done' : 'open'])}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
