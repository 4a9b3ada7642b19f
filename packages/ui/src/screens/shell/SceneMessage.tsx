import type { ReactNode } from 'react';
import * as styles from './SceneMessage.css.ts';

interface SceneMessageProps {
  name: string;
  role?: 'status' | 'alert';
  /** Shown behind the message. */
  picture?: ReactNode;
  /** Fades out and lets the pointer and the focus reach the scene. */
  leaving?: boolean | undefined;
  onLeft?: (() => void) | undefined;
  children: ReactNode;
}

export function SceneMessage(props: SceneMessageProps) {
  const { name, role, picture, leaving, onLeft, children } = props;
  return (
    <div
      className={styles.root}
      data-component={name}
      data-leaving={leaving || undefined}
      inert={leaving}
      onAnimationEnd={(event) => {
        if (leaving && event.target === event.currentTarget) onLeft?.();
      }}
    >
      {picture}
      <div role={role} className={styles.card} data-on-picture={Boolean(picture)}>
        {children}
      </div>
    </div>
  );
}
