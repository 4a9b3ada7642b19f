import type { ReactNode } from 'react';
import * as styles from './ChoiceText.css.ts';

interface ChoiceTextProps {
  /** Id of the control. The label has the id `{id}-label`, the hint `{id}-hint`. */
  id: string;
  label: ReactNode;
  hint?: string;
}

/** Label and hint of a checkbox, radio button or switch. */
export function ChoiceText({ id, label, hint }: ChoiceTextProps) {
  return (
    <span className={styles.root}>
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
    </span>
  );
}
