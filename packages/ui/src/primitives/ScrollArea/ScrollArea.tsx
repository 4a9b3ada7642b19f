import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Names the region, since a keyboard can stop on it to scroll. */
  label: string;
  /** The way that it scrolls. */
  axis?: 'vertical' | 'horizontal';
  /** The content that scrolls. */
  ref?: Ref<HTMLDivElement>;
  /** The content. */
  children: ReactNode;
}

/** Takes the height that its flex parent leaves, and scrolls what does not fit. */
export function ScrollArea({ label, axis = 'vertical', ...rest }: ScrollAreaProps) {
  return (
    <div
      {...rest}
      role="region"
      aria-label={label}
      // Content without a control of its own must be reachable by keyboard.
      tabIndex={0}
      data-component="ScrollArea"
      className={cx(styles.root, styles.axis[axis])}
    />
  );
}
