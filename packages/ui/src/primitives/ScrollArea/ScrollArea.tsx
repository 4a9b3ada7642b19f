import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Names the region, since a keyboard can stop on it to scroll. */
  label: string;
  axis?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Takes the height that its flex parent leaves, and scrolls what does not fit. */
export function ScrollArea({ label, axis = 'vertical', ref, children }: ScrollAreaProps) {
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      // Content without a control of its own must be reachable by keyboard.
      tabIndex={0}
      data-component="ScrollArea"
      className={cx(styles.root, styles.axis[axis])}
    >
      {children}
    </div>
  );
}
