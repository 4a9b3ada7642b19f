import type { ReactNode } from 'react';
import { useText } from '../LocaleProvider/useText.ts';
import { markdown as texts } from '../texts.ts';
import * as styles from './Markdown.css.ts';

interface ScrollContainerProps {
  name: 'table' | 'code';
  children: ReactNode;
}

export function ScrollContainer({ name, children }: ScrollContainerProps) {
  const t = useText();
  return (
    <div
      role="group"
      aria-label={t(name === 'table' ? texts.table : texts.codeBlock)}
      tabIndex={0}
      className={styles.scrolling}
    >
      {children}
    </div>
  );
}
