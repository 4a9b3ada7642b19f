import { useEffect, useRef } from 'react';
import { cx } from '../../primitives/cx.ts';
import * as styles from './DataTable.css.ts';

interface RowCheckboxProps {
  label: string;
  /** `mixed` where some of those that it stands for are checked. */
  checked: boolean | 'mixed';
  disabled?: boolean;
  /** Why it cannot be checked. It keeps the focus, so that this is heard. */
  refused?: string | undefined;
  onToggle(event: unknown): void;
}

/** A checkbox of the browser's own: a table has one a row, and a thousand of them have to be light. */
export function RowCheckbox({ label, checked, disabled, refused, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'mixed';
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={cx(styles.checkboxArea, refused && styles.refusedArea)} title={refused}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-disabled={refused ? true : undefined}
        aria-description={refused}
        checked={checked === true}
        disabled={disabled}
        className={styles.checkbox}
        onChange={onToggle}
      />
    </label>
  );
}
