import { Checkbox as RadixCheckbox } from '@radix-ui/themes';
import { useId, type ReactNode, type Ref } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import { cx } from '../cx.ts';
import type { ControlProps } from '../controlProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import '../../styles/radix/checkbox.css';
import * as styles from './Checkbox.css.ts';

export const checkboxAligns = ['start', 'center'] as const;

export interface CheckboxProps extends ControlProps {
  /** `mixed` means that some of several items are checked. */
  checked?: boolean | 'mixed';
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean;
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
  /** The button element, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when checked or unchecked. */
  onChange?(change: { checked: boolean }): void;
  /** Called when the checkbox loses the focus. */
  onBlur?(): void;
}

/**
 * Choice that takes effect when its form is submitted, or one of several choices. Use `Switch` for settings
 * with immediate effect.
 */
export function Checkbox({
  checked,
  label,
  labelHidden,
  hint,
  align = 'start',
  id,
  invalid,
  describedBy,
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
      className={cx(styles.root, styles.align[align])}
    >
      <RadixCheckbox
        {...rest}
        id={controlId}
        size="2"
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        aria-invalid={invalid || undefined}
        aria-labelledby={`${controlId}-label`}
        aria-describedby={[describedBy, hint && hintId].filter(Boolean).join(' ') || undefined}
        className={styles.box}
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
