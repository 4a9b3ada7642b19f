import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { Text } from '../primitives/Text/index.ts';

export function TokenName({ of: value }: { of: string }) {
  return (
    <Text size="xs" tone="muted">
      {value.replace(/^var\((.*)\)$/, '$1')}
    </Text>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
