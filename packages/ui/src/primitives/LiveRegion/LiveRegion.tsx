import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps extends RootProps<'div'> {
  /**
   * `assertive` interrupts the screen reader. Use it only for urgent messages, such as a voice invitation.
   */
  politeness?: 'polite' | 'assertive';
  /** Also shows the message. By default it is only announced. */
  visible?: boolean;
  /** Message to announce. Keep the region mounted and change its text. */
  children?: ReactNode;
}

/** Announces changes of its content. */
export function LiveRegion({ politeness = 'polite', visible, children, ...rest }: LiveRegionProps) {
  return (
    <div
      {...rootProps(
        {
          role: politeness === 'polite' ? 'status' : 'alert',
          'aria-live': politeness,
          'aria-atomic': true,
          'data-component': 'LiveRegion',
          className: visible ? undefined : styles.visuallyHidden,
        },
        rest,
      )}
    >
      {visible ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </div>
  );
}
