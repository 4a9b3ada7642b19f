import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Icon of the missing content. */
  icon: IconGlyph;
  /** One sentence about the missing content. */
  title: string;
  /** Explains which content appears here, or how to add it. */
  description?: string;
  /** A single action, usually a button or link. */
  action?: ReactNode;
}

/** Placeholder for empty content with an optional action. */
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
