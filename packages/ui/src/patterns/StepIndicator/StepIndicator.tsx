import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './StepIndicator.css.ts';

export interface StepIndicatorProps {
  /** Accessible name of the task. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step; equal to the number of steps when all are done. */
  current: number;
  /** Accessible text for completed steps, such as "done". */
  doneLabel: string;
}

/** Shows the current step of a task. */
export function StepIndicator({ label, steps, current, doneLabel }: StepIndicatorProps) {
  return (
    <ol aria-label={label} data-component="StepIndicator" className={styles.list}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            data-reached={index <= current || undefined}
            className={styles.step}
          >
            <span aria-hidden className={styles.number}>
              {done ? <Icon icon={icons.check} /> : index + 1}
            </span>
            <Text size="xs" tone="inherit" weight={index === current ? 'medium' : 'regular'}>
              {step}
              {done ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
