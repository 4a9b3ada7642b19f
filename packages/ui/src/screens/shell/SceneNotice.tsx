import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, type IconGlyph } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { SceneMessage } from './SceneMessage.tsx';
import * as styles from './SceneMessage.css.ts';

interface SceneNoticeProps {
  name: string;
  role: 'status' | 'alert';
  icon: IconGlyph;
  title: string;
  hint: string;
  actions: ReactNode;
}

export function SceneNotice({ name, role, icon, title, hint, actions }: SceneNoticeProps) {
  return (
    <SceneMessage name={name} role={role}>
      <span className={styles.icon}>
        <Icon icon={icon} size="lg" />
      </span>
      <Heading level={2} size="md" align="center">
        {title}
      </Heading>
      <Text as="p" tone="muted">
        {hint}
      </Text>
      <div className={styles.actions}>{actions}</div>
    </SceneMessage>
  );
}
