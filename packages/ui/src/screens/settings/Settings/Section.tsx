import { useId, type ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './Section.css.ts';

interface SectionProps {
  /** The URL hash, for example `calendar` for settings#calendar. */
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Section({ id, title, hint, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={styles.root}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      {hint && (
        <Text as="p" size="xs" tone="muted">
          {hint}
        </Text>
      )}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
