import { useEffect, useRef, type ChangeEvent } from 'react';
import { cx } from '../../primitives/cx.ts';
import * as styles from './DataTable.css.ts';
import type { RowToggle } from './useRowSelection.ts';

interface RowCheckboxProps {
  label: string;
  checked: boolean | 'mixed';
  disabled?: boolean;
  /** Reason for which the checkbox is disabled. It stays focusable, to announce the reason. */
  disabledReason?: string | undefined;
  onToggle(toggle: RowToggle): void;
}

/** A native checkbox, because a thousand rows need a lightweight control. */
export function RowCheckbox({
  label,
  checked,
  disabled,
  disabledReason,
  onToggle,
}: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'mixed';
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // React sends the change of a checkbox with its click.
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    if (!disabledReason) onToggle({ checked: target.checked, isRange });
  };
  return (
    <label
      className={cx(styles.checkboxArea, disabledReason && styles.refusedArea)}
      title={disabledReason}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-disabled={disabledReason ? true : undefined}
        aria-description={disabledReason}
        checked={checked === true}
        disabled={disabled}
        className={styles.checkbox}
        onChange={onChange}
      />
    </label>
  );
}
