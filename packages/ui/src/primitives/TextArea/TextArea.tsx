import { TextArea as RadixTextArea } from '@radix-ui/themes';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { cx } from '../cx.ts';
import type { FieldChange } from '../TextField/index.ts';
import '../../styles/radix/text-area.css';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps {
  id?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  placeholder?: string;
  rows?: number;
  /** As high as its text, from `rows` on. */
  growing?: boolean;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  invalid?: boolean;
  describedBy?: string;
  ariaLabel?: string;
  ref?: Ref<HTMLTextAreaElement>;
  onChange?(change: FieldChange<HTMLTextAreaElement>): void;
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void;
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** Text of several lines; with `growing` as high as what is in it. */
export function TextArea({
  rows = 4,
  growing,
  invalid,
  describedBy,
  ariaLabel,
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
      data-component="TextArea"
      className={cx(styles.root, growing && styles.growing)}
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    />
  );
}
