import { TextArea as RadixTextArea } from '@radix-ui/themes/components/text-area';
import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import type { FieldChange } from '../TextField/index.ts';
import '../../styles/radix/text-area.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './TextArea.css.ts';

/** Set `ariaLabel` or `labelledBy` only if no label element names the field. */
export interface TextAreaProps
  extends ControlProps, ControlNameProps, RootProps<'textarea', 'onChange'> {
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
  /** Called when the text changes. */
  onChange?(change: FieldChange<HTMLTextAreaElement>): void;
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
      {...rootProps(
        {
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'data-component': 'TextArea',
          className: cx(styles.root, growing && styles.growing),
          style: growing ? ({ [styles.rowsProperty]: rows } as CSSProperties) : undefined,
        },
        rest,
      )}
      rows={rows}
      size="3"
      onChange={(event) =>
        onChange?.({ value: event.target.value, target: event.target, type: event.type })
      }
    />
  );
}
