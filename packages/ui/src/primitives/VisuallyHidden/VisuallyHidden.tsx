import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The element that it renders. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
  /** Id by which other elements refer to it. */
  id?: string;
  /** The words. */
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} data-component="VisuallyHidden" className={styles.root} />;
}
