import type { ReactNode } from 'react';
import * as styles from './SceneMessage.css.ts';

interface SceneMessageProps {
  name: string;
  role?: 'status' | 'alert';
  /** Shown behind the message. */
  picture?: ReactNode;
  children: ReactNode;
}

export function SceneMessage({ name, role, picture, children }: SceneMessageProps) {
  return (
    <div className={styles.root} data-component={name}>
      {picture}
      <div role={role} className={styles.card} data-on-picture={Boolean(picture)}>
        {children}
      </div>
    </div>
  );
}
