import { RadioGroup as RadixRadioGroup } from '@radix-ui/themes';
import { useId, type Ref } from 'react';
import { cx } from '../cx.ts';
import '../../styles/radix/radio.css';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  direction?: 'column' | 'row';
  /** One of the two names the group. */
  ariaLabel?: string;
  labelledBy?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** The group; a form focuses it through `id` or this. */
  ref?: Ref<HTMLDivElement>;
  onChange?(change: { value: Value }): void;
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
            <span className={styles.text}>
              <span id={`${optionId}-label`}>{option.label}</span>
              {option.hint ? (
                <span id={`${optionId}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </RadixRadioGroup.Root>
  );
}
