import type { ReactNode } from 'react';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { StatusLabel, type StatusLabelProps } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './IntegrationCard.css.ts';

interface IntegrationCardProps {
  title: string;
  description?: string;
  status: { tone: StatusLabelProps['tone']; label: string };
  facts: readonly string[];
  /** Problems and results. */
  children?: ReactNode;
  /** `IntegrationButtons` */
  buttons: ReactNode;
}

/** List item with the state and the buttons of an integration. */
export function IntegrationCard({
  title,
  description,
  status,
  facts,
  ...props
}: IntegrationCardProps) {
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            {description && (
              <Text as="p" size="sm">
                {description}
              </Text>
            )}
          </div>
          <StatusLabel tone={status.tone}>{status.label}</StatusLabel>
        </div>
        <div className={styles.words}>
          {facts.map((fact) => (
            <Text key={fact} as="p" size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        </div>
        {props.children}
        {props.buttons}
      </div>
    </Card>
  );
}
