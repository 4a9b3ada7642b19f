import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { Text } from '../primitives/Text/index.ts';

/** The name of a token in CSS: `vars.color.text` is `var(--office-color-text)`. */
export function TokenName({ of: value }: { of: string }) {
  return (
    <Text size="xs" tone="muted">
      {value.replace(/^var\((.*)\)$/, '$1')}
    </Text>
  );
}

/** One part of a foundations page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
