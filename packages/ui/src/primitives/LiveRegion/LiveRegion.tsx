import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps {
  /** `assertive` interrupts: only for what cannot wait, such as a voice invitation. */
  politeness?: 'polite' | 'assertive';
  /** Also seen; by default it is only heard. */
  visible?: boolean;
  /** The announcement. Keep the region mounted and change its text. */
  children?: ReactNode;
}

/** Announces what changes inside it. */
export function LiveRegion({ politeness = 'polite', visible, children, ...rest }: LiveRegionProps) {
  return (
    <div
      {...rest}
      {...(visible ? {} : { className: styles.unseen })}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic
      data-component="LiveRegion"
    >
      {visible ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </div>
  );
}
