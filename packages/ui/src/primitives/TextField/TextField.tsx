import { TextField as RadixTextField } from '@radix-ui/themes';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import '../../styles/radix/text-field.css';
import * as styles from './TextField.css.ts';

/**
 * `value` is what most callers need. With `target` and `type` it is also what react-hook-form's
 * `register` expects, so that `{...register('email')}` works on a field as it is.
 */
export interface FieldChange<Element extends HTMLInputElement | HTMLTextAreaElement> {
  /** The present text. */
  value: string;
  /** The element itself. */
  target: Element;
  /** The event's name, "change". */
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

/** `ariaLabel` or `labelledBy` only where no label element names it. */
export interface TextFieldProps extends ControlProps, ControlNameProps {
  /** The kind of value. */
  type?: (typeof textFieldTypes)[number];
  /** 40 and 48 px high. */
  size?: 'md' | 'lg';
  /** The content. */
  value?: string;
  /** In it at first, where nothing else keeps track of it. */
  defaultValue?: string;
  /** An example, shown while it is empty; never its name. */
  placeholder?: string;
  /** The value that browsers may fill in, as `autocomplete` has it: "email". */
  autoComplete?: string;
  /** Which keys a touch screen offers. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | 'none';
  /** The word for Enter on a touch screen's keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  /** The letters that a touch screen capitalises. */
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** Off for passwords that are shown: some browsers send what they check. */
  spellCheck?: boolean;
  /** More characters are not taken. */
  maxLength?: number;
  /** The first allowed value of a number, date or time. */
  min?: string | number;
  /** The last allowed value of a number, date or time. */
  max?: string | number;
  /** The distance between allowed values of a number, date or time. */
  step?: string | number;
  /** A regular expression for the browser's own validation. */
  pattern?: string;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** Has the focus once it is there. */
  autoFocus?: boolean;
  /** Figures of one width. */
  tabular?: boolean;
  /** Stands before the typed text, such as an `Icon`. */
  prefix?: ReactNode;
  /** Room for one icon button of size `sm`, or a unit. */
  suffix?: ReactNode;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
  /** It was typed into. */
  onChange?(change: FieldChange<HTMLInputElement>): void;
  /** The focus has left it. */
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  /** It has the focus. */
  onFocus?(event: FocusEvent<HTMLInputElement>): void;
  /** For keys that do something else than type, such as arrows in a list below. */
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A line of text. Its label and messages are `FormField`’s. */
export function TextField({
  size = 'md',
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
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
      aria-labelledby={labelledBy}
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
