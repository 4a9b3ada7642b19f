import { TextArea as RadixTextArea } from '@radix-ui/themes';
import type { CSSProperties, FocusEvent, KeyboardEvent, Ref } from 'react';
import { cx } from '../cx.ts';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import type { FieldChange } from '../TextField/index.ts';
import '../../styles/radix/text-area.css';
import * as styles from './TextArea.css.ts';

/** `ariaLabel` or `labelledBy` only where no label element names it. */
export interface TextAreaProps extends ControlProps, ControlNameProps {
  /** The content. */
  value?: string;
  /** In it at first, where nothing else keeps track of it. */
  defaultValue?: string;
  /** An example, shown while it is empty; never its name. */
  placeholder?: string;
  /** How many lines it is high. */
  rows?: number;
  /** As high as its text, from `rows` on. */
  growing?: boolean;
  /** More characters are not taken. */
  maxLength?: number;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** Has the focus once it is there. */
  autoFocus?: boolean;
  /** The element, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>;
  /** It was typed into. */
  onChange?(change: FieldChange<HTMLTextAreaElement>): void;
  /** The focus has left it. */
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void;
  /** For keys that do something else than type, such as Enter that sends. */
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** Text of several lines; with `growing` as high as its text. */
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
      style={growing ? ({ [styles.rowsName]: rows } as CSSProperties) : undefined}
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    />
  );
}
