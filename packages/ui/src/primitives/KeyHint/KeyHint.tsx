import { Fragment } from 'react';
import * as styles from './KeyHint.css.ts';

export interface KeyHintProps {
  /** The keys that are pressed together, as they are written on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** The keys that do the same as what it stands beside. */
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
