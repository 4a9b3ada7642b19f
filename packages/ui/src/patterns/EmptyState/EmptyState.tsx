import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A picture of what would be here. */
  icon: IconGlyph;
  /** One sentence that says what is missing. */
  title: string;
  /** Says what will be here, or how it comes. */
  description?: string;
  /** One action, usually a button or link. */
  action?: ReactNode;
}

/** An empty place: says what belongs there, and offers one action. */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.root} data-component="EmptyState">
      <span className={styles.icon}>
        <Icon icon={icon} size="lg" />
      </span>
      <Text as="p" size="md" weight="bold">
        {title}
      </Text>
      {description && (
        <Text as="p" tone="muted">
          {description}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
