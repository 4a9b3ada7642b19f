import type { ReactNode } from 'react';
import * as styles from './SceneMessage.css.ts';

interface SceneMessageProps {
  name: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function SceneMessage({ name, role, children }: SceneMessageProps) {
  return (
    <div className={styles.root} data-component={name}>
      <div role={role} className={styles.card}>
        {children}
      </div>
    </div>
  );
}
