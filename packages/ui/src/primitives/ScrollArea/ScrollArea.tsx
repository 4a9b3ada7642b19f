import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps extends RootProps<'div'> {
  /** Accessible name, required because the region can be focused for scrolling. */
  label: string;
  /** Scroll direction. */
  axis?: 'vertical' | 'horizontal';
  /** Content of the area. */
  children: ReactNode;
}

/** Takes the height left by its flex parent and scrolls overflowing content. */
export function ScrollArea({ label, axis = 'vertical', ...rest }: ScrollAreaProps) {
  return (
    <div
      {...rootProps(
        {
          role: 'region',
          'aria-label': label,
          // Makes content without controls scrollable by keyboard.
          tabIndex: 0,
          'data-component': 'ScrollArea',
          className: cx(styles.root, styles.axis[axis]),
        },
        rest,
      )}
    />
  );
}
