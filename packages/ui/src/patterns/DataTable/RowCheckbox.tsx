import { useEffect, useRef } from 'react';
import * as styles from './DataTable.css.ts';

interface RowCheckboxProps {
  label: string;
  /** `mixed` where some of those that it stands for are checked. */
  checked: boolean | 'mixed';
  disabled?: boolean;
  onToggle(event: unknown): void;
}

/** A checkbox of the browser's own: a table has one a row, and a thousand of them have to be light. */
export function RowCheckbox({ label, checked, disabled, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'mixed';
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.checkboxArea}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        disabled={disabled}
        className={styles.checkbox}
        onChange={onToggle}
      />
    </label>
  );
}
