import { Fragment } from 'react';
import * as styles from './KeyHint.css.ts';

export interface KeyHintProps {
  /** Keys pressed together, as labelled on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keyboard shortcut of the adjacent control. */
export function KeyHint({ keys, ...rest }: KeyHintProps) {
  return (
    <kbd {...rest} data-component="KeyHint" className={styles.root}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
