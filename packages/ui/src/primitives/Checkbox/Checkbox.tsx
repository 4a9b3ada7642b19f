import { Checkbox as RadixCheckbox } from '@radix-ui/themes/components/checkbox';
import { useId, type ReactNode } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import { cx } from '../cx.ts';
import type { ControlProps } from '../controlProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import '../../styles/radix/checkbox.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Checkbox.css.ts';

export const checkboxAligns = ['start', 'center'] as const;

export interface CheckboxProps
  extends ControlProps, RootProps<'button', 'value' | 'defaultChecked' | 'onChange' | 'type'> {
  /** `mixed` (indeterminate) means that some of several items are checked. */
  checked?: boolean | 'mixed';
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean | 'mixed';
  /** Label, which may contain a link (terms of service). */
  label: ReactNode;
  /** Shows the label only to screen readers, for example in a table row. */
  labelHidden?: boolean;
  /** Secondary line below the label. */
  hint?: string;
  /**
   * Aligns the box with the first line of the label, or with the centre of a label that contains a picture.
   */
  align?: (typeof checkboxAligns)[number];
  /** Form value when checked. Defaults to `on`. */
  value?: string;
  /** Called when checked or unchecked. */
  onChange?(change: { checked: boolean }): void;
}

const radixState = (checked: CheckboxProps['checked']) =>
  checked === 'mixed' ? 'indeterminate' : checked;

/**
 * Choice that takes effect on submit. Use `Switch` for settings with immediate effect.
 * `className` and `style` apply to the label around it, other attributes to the button.
 */
export function Checkbox({
  checked,
  defaultChecked,
  label,
  labelHidden,
  hint,
  align = 'start',
  id,
  invalid,
  describedBy,
  className,
  style,
  onChange,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  return (
    <label
      htmlFor={controlId}
      data-component="Checkbox"
      className={cx(styles.root, styles.align[align], className)}
      style={style}
    >
      <RadixCheckbox
        {...rootProps(
          {
            'aria-invalid': invalid || undefined,
            'aria-labelledby': rest['aria-label'] ? undefined : `${controlId}-label`,
            'aria-describedby':
              [describedBy, hint && hintId].filter(Boolean).join(' ') || undefined,
            className: styles.box,
          },
          rest,
        )}
        id={controlId}
        size="2"
        checked={radixState(checked)}
        defaultChecked={radixState(defaultChecked)}
        onCheckedChange={(state) => onChange?.({ checked: state === true })}
      />
      <ChoiceText
        id={controlId}
        label={labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        hint={hint}
      />
    </label>
  );
}
