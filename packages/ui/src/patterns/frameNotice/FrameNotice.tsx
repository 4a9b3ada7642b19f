import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './FrameNotice.css.ts';

interface FrameNoticeProps {
  /** Accessible name of the landmark. */
  name: string;
  /** Name of the screen for `data-component`. */
  component: string;
  icon: IconGlyph;
  title: string;
  text: string;
  /** Content between the text and the buttons. */
  list?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** Notice at the edge of `AppShell`. Announced without moving the focus. */
export function FrameNotice(props: FrameNoticeProps) {
  const { name, component, icon, title, text, list, children } = props;
  return (
    <aside className={styles.root} aria-label={name} data-component={component}>
      <div className={styles.content}>
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
        <div className={styles.words} role="status">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <Text as="p" size="sm" tone="muted">
            {text}
          </Text>
        </div>
      </div>
      {list}
      <div className={styles.actions}>{children}</div>
    </aside>
  );
}
