import { useId } from 'react';
import type { ControlNameProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SegmentedControl.css.ts';

/** One choice of a `SegmentedControl`. */
export interface SegmentedControlOption<Value extends string> {
  /** Its own within the row. */
  value: Value;
  /** The choice in a word. */
  label: string;
  /** Before the word. */
  icon?: IconGlyph;
  /** It is there, and cannot be chosen now. */
  disabled?: boolean;
}

/** `ariaLabel` or `labelledBy` names it. */
export interface SegmentedControlProps<Value extends string> extends ControlNameProps {
  /** From two to about five, in the order of the row. */
  options: readonly SegmentedControlOption<Value>[];
  /** The one that is chosen. */
  value: Value;
  /** 32 and 40 px high. */
  size?: 'sm' | 'md';
  /** As wide as its place, in equal parts. */
  fullWidth?: boolean;
  /** The words are there for screen readers alone: every option has an icon that says as much. */
  labelsHidden?: boolean;
  /** None of them can be chosen now. */
  disabled?: boolean;
  /** Another one was chosen. */
  onChange(change: { value: Value }): void;
}

/** A few ways to see the same thing, of which one holds at once. For parts of a thing take `Tabs`. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  size = 'md',
  fullWidth,
  labelsHidden,
  disabled,
  ariaLabel,
  labelledBy,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      data-component="SegmentedControl"
      className={cx(styles.root, fullWidth && styles.fullWidth)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={labelsHidden ? option.label : undefined}
          className={cx(styles.option, styles.size[size])}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            className={styles.input}
            onChange={() => onChange({ value: option.value })}
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
