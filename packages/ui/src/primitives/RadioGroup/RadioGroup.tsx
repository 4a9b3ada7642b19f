import { RadioGroup as RadixRadioGroup } from '@radix-ui/themes';
import { useId, type Ref } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import { cx } from '../cx.ts';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import '../../styles/radix/radio.css';
import * as styles from './RadioGroup.css.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  /** Its own within the group. */
  value: Value;
  /** The choice in words. */
  label: string;
  /** A quieter line below the label. */
  hint?: string;
  /** It is there, and cannot be chosen now. */
  disabled?: boolean;
}

/** One of `ariaLabel` and `labelledBy` names the group. */
export interface RadioGroupProps<Value extends string> extends ControlProps, ControlNameProps {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The one that is chosen; null: none. */
  value?: Value | null;
  /** Chosen at first, where nothing else keeps track of it. */
  defaultValue?: Value;
  /** Below each other, beside each other, or the numbers of a scale: in equal steps, the number below each. */
  direction?: 'column' | 'row' | 'scale';
  /** The group; a form focuses it through `id` or this. */
  ref?: Ref<HTMLDivElement>;
  /** One was chosen. */
  onChange?(change: { value: Value }): void;
  /** The focus has left the group. */
  onBlur?(): void;
}

/** One of a few choices that are all in view. From six on, a `Select`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  direction = 'column',
  ariaLabel,
  labelledBy,
  invalid,
  describedBy,
  onChange,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId();
  return (
    <RadixRadioGroup.Root
      {...rest}
      value={value}
      size="2"
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      data-component="RadioGroup"
      className={cx(styles.root, styles.direction[direction])}
      onValueChange={(next) => onChange?.({ value: next as Value })}
    >
      {options.map((option) => {
        const optionId = `${ownId}-${option.value}`;
        return (
          <label key={option.value} htmlFor={optionId} className={styles.option}>
            <RadixRadioGroup.Item
              id={optionId}
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${optionId}-label`}
              aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              className={styles.radio}
            />
            <ChoiceText id={optionId} label={option.label} hint={option.hint} />
          </label>
        );
      })}
    </RadixRadioGroup.Root>
  );
}
