import { verificationCodeLength } from '@office/vocabulary';
import { useRef, useState } from 'react';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { cx } from '../../primitives/cx.ts';
import { rootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { digitsOf } from '../fieldRules.ts';
import * as styles from './CodeInput.css.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface CodeInputProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'name' | 'invalid' | 'describedBy'>,
    InputRootProps {
  /** Entered digits. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Number of digits. */
  length?: number;
  /** Focuses the input on mount. */
  autoFocus?: boolean;
  /** Called after typing or pasting, with half-width digits only. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the input. */
  onBlur?(): void;
}

/** A numeric code with one box per digit. Accepts full-width digits and pasted separators. */
export function CodeInput({
  value: given,
  defaultValue = '',
  length = verificationCodeLength,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  onChange,
  onBlur,
  className,
  style,
  ...input
}: CodeInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <div ref={root} data-component="CodeInput" className={cx(styles.root, className)} style={style}>
      <input
        {...rootProps(
          {
            className: styles.input,
            autoComplete: 'one-time-code',
            'aria-invalid': invalid || undefined,
            'aria-describedby': describedBy,
            'aria-label': ariaLabel,
            'aria-labelledby': labelledBy,
          },
          input,
        )}
        type="text"
        inputMode="numeric"
        value={value}
        onChange={(event) => change(digitsOf(event.target.value).slice(0, length))}
        onFocus={(event) => {
          input.onFocus?.(event);
          setFocused(true);
          event.target.setSelectionRange(value.length, value.length);
        }}
        onBlur={() => {
          setFocused(false);
          onBlur?.();
        }}
      />
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={styles.digit}
          data-invalid={invalid || undefined}
          data-current={(focused && index === current) || undefined}
        >
          {value[index] ?? ''}
        </span>
      ))}
    </div>
  );
}
