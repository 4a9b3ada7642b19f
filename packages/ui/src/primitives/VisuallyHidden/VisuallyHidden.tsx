import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Rendered element. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
  /** Id for references from other elements. */
  id?: string;
  /** Text to announce. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} data-component="VisuallyHidden" className={styles.root} />;
}
