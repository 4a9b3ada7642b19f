import { TextArea as RadixTextArea } from '@radix-ui/themes';
import type { CSSProperties, FocusEvent, KeyboardEvent, Ref } from 'react';
import { cx } from '../cx.ts';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import type { FieldChange } from '../TextField/index.ts';
import '../../styles/radix/text-area.css';
import * as styles from './TextArea.css.ts';

/** Set `ariaLabel` or `labelledBy` only if no label element names the field. */
export interface TextAreaProps extends ControlProps, ControlNameProps {
  /** Text of the field. */
  value?: string;
  /** Initial text when uncontrolled. */
  defaultValue?: string;
  /** Example shown while the field is empty. Not a replacement for a label. */
  placeholder?: string;
  /** Height in lines. */
  rows?: number;
  /** Grows with its text, from `rows` lines. */
  growing?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Allows reading and copying, but no changes. */
  readOnly?: boolean;
  /** Focuses the field on mount. */
  autoFocus?: boolean;
  /** The element, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>;
  /** Called when the text changes. */
  onChange?(change: FieldChange<HTMLTextAreaElement>): void;
  /** Called when the field loses the focus. */
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void;
  /** For keys with a special function, such as Enter to send. */
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** Multi-line text field. Grows with its text if `growing` is set. */
export function TextArea({
  rows = 4,
  growing,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  onChange,
  ...rest
}: TextAreaProps) {
  return (
    <RadixTextArea
      {...rest}
      rows={rows}
      size="3"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      data-component="TextArea"
      className={cx(styles.root, growing && styles.growing)}
      style={growing ? ({ [styles.rowsProperty]: rows } as CSSProperties) : undefined}
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    />
  );
}
