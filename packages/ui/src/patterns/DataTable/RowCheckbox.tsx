import { useEffect, useRef } from 'react';
import { cx } from '../../primitives/cx.ts';
import * as styles from './DataTable.css.ts';

interface RowCheckboxProps {
  label: string;
  checked: boolean | 'mixed';
  disabled?: boolean;
  /** Reason for which the checkbox is disabled. It stays focusable, to announce the reason. */
  disabledReason?: string | undefined;
  onToggle(event: unknown): void;
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
        onChange={onToggle}
      />
    </label>
  );
}
