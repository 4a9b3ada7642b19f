import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<'div', 'title'> {
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
export function EmptyState({ icon, title, description, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rootProps({ className: styles.root, 'data-component': 'EmptyState' }, rest)}>
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
