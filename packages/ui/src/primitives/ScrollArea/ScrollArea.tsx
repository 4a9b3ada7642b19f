import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Accessible name, required because the region can be focused for scrolling. */
  label: string;
  /** Scroll direction. */
  axis?: 'vertical' | 'horizontal';
  /** The scrolling element. */
  ref?: Ref<HTMLDivElement>;
  /** Content of the area. */
  children: ReactNode;
}

/** Takes the height left by its flex parent and scrolls overflowing content. */
export function ScrollArea({ label, axis = 'vertical', ...rest }: ScrollAreaProps) {
  return (
    <div
      {...rest}
      role="region"
      aria-label={label}
      // Makes content without controls scrollable by keyboard.
      tabIndex={0}
      data-component="ScrollArea"
      className={cx(styles.root, styles.axis[axis])}
    />
  );
}
