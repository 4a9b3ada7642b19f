import type { ReactNode } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { InputFrame } from './InputFrame.tsx';
import * as styles from './TextField.css.ts';

/** `target` and `type` match the event expected by `register` of react-hook-form. */
export interface FieldChange<Element extends HTMLInputElement | HTMLTextAreaElement> {
  value: string;
  target: Element;
  /** Event name, always "change". */
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

/** Set `ariaLabel` or `labelledBy` only if no label element names the field. */
export interface TextFieldProps
  extends
    ControlProps,
    ControlNameProps,
    RootProps<'input', 'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange'> {
  /** Type of the input. */
  type?: (typeof textFieldTypes)[number];
  /** 40 and 48 px high. */
  size?: 'md' | 'lg';
  /** Text of the field. */
  value?: string;
  /** Initial text when uncontrolled. */
  defaultValue?: string;
  /** Example shown while the field is empty. Not a replacement for a label. */
  placeholder?: string;
  /** Value for autofill as in `autocomplete`: "email". */
  autoComplete?: string;
  /** Keyboard layout on touch screens. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | 'none';
  /** Disable for visible passwords, because some browsers send checked text to a server. */
  spellCheck?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Minimum value of a number, date or time. */
  min?: string | number;
  /** Maximum value of a number, date or time. */
  max?: string | number;
  /** Step between allowed values of a number, date or time. */
  step?: string | number;
  /** Regular expression for the browser's validation. */
  pattern?: string;
  /** Allows reading and copying, but no changes. */
  readOnly?: boolean;
  /** Focuses the field on mount. */
  autoFocus?: boolean;
  /** Uses digits of equal width. */
  tabular?: boolean;
  /** Content before the text, such as an `Icon`. */
  prefix?: ReactNode;
  /** Content after the text: an icon button of size `sm`, or a unit. */
  suffix?: ReactNode;
  /** Called when the text changes. */
  onChange?(change: FieldChange<HTMLInputElement>): void;
}

/**
 * Single-line text field. `className` and `style` apply to the frame. Use `FormField` for a label.
 */
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
    <InputFrame
      {...rootProps(
        {
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'data-component': 'TextField',
        },
        rest,
      )}
      {...{ size, tabular, prefix, suffix }}
      suffixClassName={styles.slotEnd}
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    />
  );
}
