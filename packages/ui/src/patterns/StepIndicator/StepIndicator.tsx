import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './StepIndicator.css.ts';

export interface StepIndicatorProps {
  /** Names the task that the steps belong to. */
  label: string;
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 0; as many as there are steps once all are done. */
  current: number;
  /** Said of a step that is behind, such as "done". */
  doneLabel: string;
}

/** Shows the present step of a task. */
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
