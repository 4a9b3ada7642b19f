import { Fragment } from 'react';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './KeyHint.css.ts';

export interface KeyHintProps extends RootProps<'kbd'> {
  /** Keys pressed together, as labelled on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keyboard shortcut of the adjacent control. */
export function KeyHint({ keys, ...rest }: KeyHintProps) {
  return (
    <kbd {...rootProps({ 'data-component': 'KeyHint', className: styles.root }, rest)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
