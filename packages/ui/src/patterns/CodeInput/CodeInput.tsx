import { verificationCodeLength } from '@office/vocabulary';
import { useState, type ChangeEvent, type Ref } from 'react';
import type { ControlProps } from '../../primitives/controlProps.ts';
import { digitsOf } from '../fieldRules.ts';
import * as styles from './CodeInput.css.ts';

/** A label element names it by `id`. */
export interface CodeInputProps extends Pick<
  ControlProps,
  'id' | 'name' | 'invalid' | 'describedBy'
> {
  /** The digits so far. */
  value: string;
  /** How many digits the code has. */
  length?: number;
  /** Has the focus once it is there. */
  autoFocus?: boolean;
  /** It was typed or pasted into: digits alone, half-width. */
  onChange(event: { value: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A code of a few digits, drawn one box a digit. Full-width digits and pasted separators are fine. */
export function CodeInput({
  value,
  length = verificationCodeLength,
  invalid,
  describedBy,
  onChange,
  onBlur,
  ...input
}: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <div data-component="CodeInput" className={styles.root}>
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
          onChange({ value: digitsOf(event.target.value).slice(0, length) })
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
