import { TextField as RadixTextField } from '@radix-ui/themes';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import '../../styles/radix/text-field.css';
import * as styles from './TextField.css.ts';

/**
 * `value` is what most callers need. With `target` and `type` it is also what react-hook-form's
 * `register` expects, so that `{...register('email')}` works on a field as it is.
 */
export interface FieldChange<Element extends HTMLInputElement | HTMLTextAreaElement> {
  value: string;
  target: Element;
  type: string;
}

export const textFieldTypes = [
  'text',
  'email',
  'password',
  'tel',
  'search',
  'url',
  'number',
  'date',
  'time',
  'datetime-local',
] as const;

export interface TextFieldProps {
  id?: string;
  name?: string;
  type?: (typeof textFieldTypes)[number];
  size?: 'md' | 'lg';
  value?: string;
  defaultValue?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | 'none';
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** Off for passwords that are shown: some browsers send what they check. */
  spellCheck?: boolean;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  invalid?: boolean;
  /** Ids of the hint and the error message. */
  describedBy?: string;
  /** Only where no label element names it. */
  ariaLabel?: string;
  /** Figures of one width. */
  tabular?: boolean;
  prefix?: ReactNode;
  /** Room for one icon button of size `sm`, or a unit. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onChange?(change: FieldChange<HTMLInputElement>): void;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  onFocus?(event: FocusEvent<HTMLInputElement>): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A line of text. Its label and messages are `FormField`’s. */
export function TextField({
  size = 'md',
  invalid,
  describedBy,
  ariaLabel,
  tabular,
  prefix,
  suffix,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <RadixTextField.Root
      {...rest}
      size="3"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-label={ariaLabel}
      data-component="TextField"
      className={cx(styles.root, size === 'lg' && styles.large, tabular && styles.tabular)}
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    >
      {prefix ? (
        <RadixTextField.Slot side="left" className={styles.slot}>
          {prefix}
        </RadixTextField.Slot>
      ) : null}
      {suffix ? (
        <RadixTextField.Slot side="right" className={cx(styles.slot, styles.slotEnd)}>
          {suffix}
        </RadixTextField.Slot>
      ) : null}
    </RadixTextField.Root>
  );
}
