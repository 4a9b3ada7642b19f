import { NumberField as Base } from '@base-ui/react/number-field';
import { useRef, type ReactNode } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { IconButton } from '../IconButton/index.ts';
import { icons } from '../Icon/index.ts';
import type { RootProps } from '../rootProps.ts';
import { InputFrame } from '../TextField/InputFrame.tsx';
import { useComposedRefs } from '../useComposedRefs.ts';
import { useControlValue } from '../useControlValue.ts';
import * as styles from './NumberField.css.ts';

/** Set `ariaLabel` or `labelledBy` only if no label element names the field. */
export interface NumberFieldProps
  extends
    ControlProps,
    ControlNameProps,
    RootProps<
      'input',
      | 'type'
      | 'size'
      | 'prefix'
      | 'inputMode'
      | 'min'
      | 'max'
      | 'step'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    > {
  /** 40 and 48 px high. */
  size?: 'md' | 'lg';
  /** Number, or null if the field is empty. */
  value?: number | null;
  /** Initial number when uncontrolled. */
  defaultValue?: number | null;
  /** Lower limit. A smaller typed number becomes the limit. */
  min?: number;
  /** Upper limit. A larger typed number becomes the limit. */
  max?: number;
  /** Step of an arrow key or button. Shift multiplies it by ten. Defaults to 1. */
  step?: number;
  /** Decimal places, of which trailing zeros are not shown. Defaults to 0. */
  fractionDigits?: number;
  /** Language of the separators, as in `Intl.NumberFormat`. Defaults to "en", like Japanese: 1,234.5. */
  locale?: string;
  /** Shows buttons with these accessible names, which repeat while they are pressed. */
  steppers?: { decrease: string; increase: string };
  /** Allows reading and copying, but no changes. */
  readOnly?: boolean;
  /** Content before the number, such as an `Icon`. */
  prefix?: ReactNode;
  /** Content after the number, such as a unit. */
  suffix?: ReactNode;
  /** Called when the number changes, also while typing. */
  onChange?(change: { value: number | null }): void;
  /** Called after a change when the field is left, and after a step. */
  onCommit?(change: { value: number | null }): void;
}

/**
 * Number with limits. Accepts full-width digits and separators of thousands. `className` and `style`
 * apply to the frame. Use `FormField` for a label. Enter submits a form only if it has a submit button,
 * because a second, hidden input holds the value.
 */
export function NumberField({
  id,
  name,
  size = 'md',
  value: given,
  defaultValue = null,
  min,
  max,
  step = 1,
  fractionDigits = 0,
  locale = 'en',
  steppers,
  required,
  disabled,
  readOnly,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  prefix,
  suffix,
  className,
  style,
  onChange,
  onCommit,
  ref,
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root: input });
  // Leaving the field must not round a value that was not edited.
  const shown = value === null ? null : Number(value.toFixed(fractionDigits));
  const frame = (
    <InputFrame
      {...{ size, prefix, className, style }}
      tabular
      suffixClassName={steppers && styles.steppers}
      suffix={
        (suffix || steppers) && (
          <>
            {suffix}
            {steppers && (
              <>
                <Base.Decrement
                  aria-label={steppers.decrease}
                  render={<IconButton size="sm" icon={icons.minus} label={steppers.decrease} />}
                />
                <Base.Increment
                  aria-label={steppers.increase}
                  render={<IconButton size="sm" icon={icons.plus} label={steppers.increase} />}
                />
              </>
            )}
          </>
        )
      }
    />
  );
  return (
    <Base.Root
      {...{ id, name, min, max, step, locale, required, disabled, readOnly }}
      value={shown}
      className={styles.root}
      largeStep={step * 10}
      smallStep={step}
      format={{ maximumFractionDigits: fractionDigits }}
      onValueChange={(next) => {
        if (next !== shown) change(next);
      }}
      onValueCommitted={(next) => onCommit?.({ value: next })}
    >
      <Base.Input
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        // The default is English in every language.
        aria-roledescription={undefined}
        data-component="NumberField"
        {...rest}
        ref={useComposedRefs(ref, input)}
        render={frame}
      />
    </Base.Root>
  );
}
