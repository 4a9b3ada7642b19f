import { useId, type ReactNode } from 'react';
import { Card } from '../../../primitives/Card/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './sso.css.ts';

interface SsoSectionProps {
  title: string;
  hint: string;
  'data-component'?: string;
  'data-status'?: string;
  children: ReactNode;
}

export function SsoSection({ title, hint, children, ...data }: SsoSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" labelledBy={id} {...data}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {hint}
          </Text>
        </div>
        {children}
      </div>
    </Card>
  );
}
