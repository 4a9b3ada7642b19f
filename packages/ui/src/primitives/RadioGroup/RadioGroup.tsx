import * as RadixRadioGroup from '@radix-ui/themes/components/radio-group';
import { useId } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import { cx } from '../cx.ts';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import '../../styles/radix/radio.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** Set `ariaLabel` or `labelledBy` to name the group. */
export interface RadioGroupProps<Value extends string>
  extends ControlProps, ControlNameProps, RootProps<'div', 'onChange' | 'dir'> {
  /** Options in order. */
  options: readonly RadioOption<Value>[];
  /** Selected value, or null if nothing is selected. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  /** Layout: stacked, side by side, or a numeric scale with equal steps and the number below each option. */
  direction?: 'column' | 'row' | 'scale';
  /** Called when an option is selected. */
  onChange?(change: { value: Value }): void;
}

/** Choice between a few visible options. Use `Select` for six or more. */
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
      {...rootProps(
        {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          'data-component': 'RadioGroup',
          className: cx(styles.root, styles.direction[direction]),
        },
        rest,
      )}
      value={value}
      size="2"
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
