import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps {
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
      {...rest}
      {...(visible ? {} : { className: styles.visuallyHidden })}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic
      data-component="LiveRegion"
    >
      {visible ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </div>
  );
}
