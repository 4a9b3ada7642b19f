import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' | 'caption';
  id?: string;
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.root}>
      {children}
    </Tag>
  );
}
