import type { ReactNode } from 'react';
import { Card } from '../primitives/Card/index.ts';
import { Heading } from '../primitives/Heading/index.ts';
import { Stack } from '../primitives/Stack/index.ts';

interface DialogExampleProps {
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Content of a dialog in the flow of the page. An open dialog would cover the documentation. */
export function DialogExample({ title, actions, children }: DialogExampleProps) {
  return (
    <Card floating>
      <Stack gap={4}>
        <Heading level={4} size="md">
          {title}
        </Heading>
        {children}
        {actions && (
          <Stack direction="row" gap={2} justify="end" wrap>
            {actions}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
