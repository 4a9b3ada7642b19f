import { verificationCodeLength } from '@office/vocabulary';
import { useRef, useState, type ChangeEvent, type Ref } from 'react';
import type { ControlProps } from '../../primitives/controlProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { digitsOf } from '../fieldRules.ts';
import * as styles from './CodeInput.css.ts';

/** Named by a label element through `id`. */
export interface CodeInputProps extends Pick<
  ControlProps,
  'id' | 'name' | 'invalid' | 'describedBy'
> {
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
  /** The input element, for focusing it from a form. */
  ref?: Ref<HTMLInputElement>;
}

/** A numeric code with one box per digit. Accepts full-width digits and pasted separators. */
export function CodeInput({
  value: given,
  defaultValue = '',
  length = verificationCodeLength,
  invalid,
  describedBy,
  onChange,
  onBlur,
  ...input
}: CodeInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <div ref={root} data-component="CodeInput" className={styles.root}>
      <input
        {...input}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          change(digitsOf(event.target.value).slice(0, length))
        }
        onFocus={(event) => {
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
