import { Card } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A group of related content on a page, such as a form or a summary.'],
  avoid: [
    { when: 'A single choice among options.', instead: 'RadioCards' },
    {
      when: 'Boxes inside boxes. Separate parts of a card by space or a line.',
      instead: 'Separator',
    },
  ],
  examples: [
    {
      do: {
        text: 'Separate parts inside a card by space.',
        example: (
          <Card>
            <Stack gap={2}>
              <Text weight="medium">Room</Text>
              <Text tone="muted">8 seats</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Nest cards.',
        example: (
          <Card>
            <Card>Room</Card>
          </Card>
        ),
      },
    },
  ],
  roles: {
    Card: 'The element of `as`. A `section` with `ariaLabel` or `labelledBy` is a `region`.',
  },
  related: {
    SidePanel: 'is the panel over the scene.',
    Stack: 'lays out the content of the card.',
  },
};
