import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './Security.css.ts';

interface PlaceRowProps {
  icon: IconGlyph;
  /** Text alternative of the icon. */
  kind?: string;
  name: string;
  currentLabel?: string | undefined;
  lines: readonly string[];
  action: ReactNode;
}

export function SecurityRow({ icon, kind, name, currentLabel, lines, action }: PlaceRowProps) {
  return (
    <div className={styles.row} data-part="Place">
      <span className={styles.icon}>
        <Icon icon={icon} tone="muted" />
        {kind && <VisuallyHidden>{kind}</VisuallyHidden>}
      </span>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        {currentLabel && (
          <Text size="xs" tone="success">
            {currentLabel}
          </Text>
        )}
        {lines.map((line) => (
          <Text key={line} size="xs" tone="muted">
            {line}
          </Text>
        ))}
      </div>
      {action}
    </div>
  );
}
