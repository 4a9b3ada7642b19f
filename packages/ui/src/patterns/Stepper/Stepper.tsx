import { useRef, useState } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';

export const stepperAxes = ['horizontal', 'vertical'] as const;
export const stepperOrders = ['linear', 'free'] as const;
export const stepStatuses = ['todo', 'done', 'invalid'] as const;

export interface StepperStep {
  label: string;
  hint?: string;
  /** Defaults to `done` for the steps before the furthest one and `todo` for the others. */
  status?: (typeof stepStatuses)[number];
  disabled?: boolean;
}

export interface StepperProps extends RootProps<'ol'> {
  /** Accessible name of the task. */
  label: string;
  /** Steps in order. */
  steps: readonly StepperStep[];
  /** Index of the current step; equal to the number of steps when all are done. */
  current?: number;
  /** Initial step when uncontrolled. */
  defaultCurrent?: number;
  /** `linear`: steps up to the furthest one can be selected. `free`: all steps. */
  order?: (typeof stepperOrders)[number];
  /** Index of the furthest step. Defaults to the furthest step that was current. */
  furthest?: number;
  /** Side by side, or below each other. */
  axis?: (typeof stepperAxes)[number];
  /** Accessible text of completed steps, such as "Done". */
  doneLabel: string;
  /** Accessible text of steps with errors, such as "Has errors". Needed if a step can be `invalid`. */
  invalidLabel?: string;
  /** Called when another step is selected. Without it, a controlled stepper only shows the steps. */
  onCurrentChange?(change: { current: number }): void;
}

/**
 * Steps of a task of three to about six parts, with the current one. Show the content of the current step below
 * it, and buttons to continue and go back at its end. Use `Tabs` for parts without an order, `Progress` for a
 * running action and `Timeline` for what happened. Name steps with one or two words.
 */
export function Stepper({
  label,
  steps,
  current: given,
  defaultCurrent = 0,
  order = 'linear',
  furthest: furthestProp,
  axis = 'horizontal',
  doneLabel,
  invalidLabel,
  onCurrentChange,
  ref,
  ...rest
}: StepperProps) {
  const isInteractive = onCurrentChange !== undefined || given === undefined;
  const root = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useControlValue({
    value: given,
    defaultValue: defaultCurrent,
    onChange: ({ value }) => onCurrentChange?.({ current: value }),
    root,
  });
  const [seen, setSeen] = useState(current);
  if (current > seen) setSeen(current);
  const furthest = furthestProp ?? (isInteractive ? Math.max(current, seen) : current);
  return (
    <ol
      {...rootProps(
        {
          // Safari removes the list role with `list-style: none`.
          role: 'list',
          'aria-label': label,
          'data-component': 'Stepper',
          className: cx(styles.list, styles.axis[axis]),
        },
        rest,
      )}
      ref={useComposedRefs(ref, root)}
    >
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const status = step.status ?? (index < furthest ? 'done' : 'todo');
        const isSelectable =
          isInteractive && !step.disabled && (order === 'free' || index <= furthest);
        const content = (
          <StepContent
            {...{ step, index, isCurrent, status }}
            statusLabel={status === 'done' ? doneLabel : invalidLabel}
          />
        );
        return (
          <li
            key={index}
            aria-current={isCurrent && !isSelectable ? 'step' : undefined}
            data-current={isCurrent || undefined}
            data-reached={index <= furthest || undefined}
            data-status={status}
            className={cx(styles.step, styles.stepOf[axis])}
          >
            {isSelectable ? (
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                className={cx(styles.content, styles.button)}
                onClick={() => {
                  if (!isCurrent) setCurrent(index);
                }}
              >
                {content}
              </button>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StepContentProps {
  step: StepperStep;
  index: number;
  isCurrent: boolean;
  status: (typeof stepStatuses)[number];
  statusLabel: string | undefined;
}

function StepContent({ step, index, isCurrent, status, statusLabel }: StepContentProps) {
  const isMarked = status === 'invalid' || (status === 'done' && !isCurrent);
  const icon = status === 'invalid' ? icons.warning : icons.check;
  return (
    <>
      <span aria-hidden className={styles.number}>
        {isMarked ? <Icon icon={icon} /> : index + 1}
      </span>
      <span className={styles.words}>
        <Text size="xs" tone="inherit" weight={isCurrent ? 'medium' : 'regular'}>
          {step.label}
          {isMarked && statusLabel ? <VisuallyHidden> {statusLabel}</VisuallyHidden> : null}
        </Text>
        {step.hint && (
          <Text size="xs" tone="muted">
            {step.hint}
          </Text>
        )}
      </span>
    </>
  );
}
