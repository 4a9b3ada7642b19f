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
  /** `mixed` when it stands for several of which some are checked. */
  checked?: boolean | 'mixed';
  /** Checked at first, where nothing else keeps track of it. */
  defaultChecked?: boolean;
  /** May hold a link (terms of service). */
  label: ReactNode;
  /** The label is there for screen readers alone, e.g. in a table's row. */
  labelHidden?: boolean;
  /** A quieter line below the label. */
  hint?: string;
  /** The box's place: at the first line of its label, or in the middle of one that holds a picture. */
  align?: (typeof checkboxAligns)[number];
  /** The value that is sent when it is checked; `on` without it. */
  value?: string;
  /** The button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** It was checked or unchecked. */
  onChange?(change: { checked: boolean }): void;
  /** The focus has left it. */
  onBlur?(): void;
}

/** A choice that counts once its form is sent, or one of several. For a setting with immediate effect take `Switch`. */
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
