import { useId, type FocusEvent } from 'react';
import type { ControlNameProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconGlyph;
  disabled?: boolean;
}

/** Set `ariaLabel` or `labelledBy` to name the control. */
export interface SegmentedControlProps<Value extends string>
  extends ControlNameProps, RootProps<'div', 'onChange'> {
  /** Two to about five options, in order. */
  options: readonly SegmentedControlOption<Value>[];
  /** Selected value. */
  value?: Value;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  /** Name of the value in the data of the form. */
  name?: string;
  /** 32 and 40 px high. */
  size?: 'sm' | 'md';
  /** Fills the available width with segments of equal width. */
  fullWidth?: boolean;
  /** Shows labels only to screen readers. Every option needs a self-explanatory icon. */
  labelsHidden?: boolean;
  /** Disables all options. */
  disabled?: boolean;
  /** Called when another option is selected. */
  onChange?(change: { value: Value }): void;
}

function focusedRadio(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector('input:checked:enabled') ?? root.querySelector('input:enabled');
}

/** Switches between a few views of the same content. Use `Tabs` for different parts. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  defaultValue,
  name,
  size = 'md',
  fullWidth,
  labelsHidden,
  disabled,
  ariaLabel,
  labelledBy,
  onChange,
  onFocus,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <div
      {...rootProps(
        {
          role: 'radiogroup',
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'data-component': 'SegmentedControl',
          // A form focuses the root of its first invalid control.
          tabIndex: -1,
          onFocus: (event: FocusEvent<HTMLDivElement>) => {
            if (event.target === event.currentTarget) focusedRadio(event.currentTarget)?.focus();
            onFocus?.(event);
          },
          className: cx(styles.root, fullWidth && styles.fullWidth),
        },
        rest,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={labelsHidden ? option.label : undefined}
          className={cx(styles.option, styles.size[size])}
        >
          <input
            type="radio"
            name={name ?? ownName}
            // Without a name, the value is not part of the form.
            form={name === undefined ? '' : undefined}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            disabled={disabled || option.disabled}
            className={styles.input}
            onChange={() => onChange?.({ value: option.value })}
          />
          {option.icon && <Icon icon={option.icon} />}
          {labelsHidden ? (
            <VisuallyHidden>{option.label}</VisuallyHidden>
          ) : (
            <span className={styles.words}>{option.label}</span>
          )}
        </label>
      ))}
    </div>
  );
}
