import { PresenceDot } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The availability of a person next to the name, or on the portrait.'],
  avoid: [{ when: 'The state of an item.', instead: 'StatusLabel' }],
  anatomy: {
    Dot: 'Colour and shape for each availability.',
    Ring: 'Separates the dot from a picture.',
  },
  examples: [
    {
      do: {
        text: 'Write the presence beside a decorative dot where there is room.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <PresenceDot status="BUSY" decorative />
            <Text>Busy</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Use presence colours for other meanings.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <PresenceDot status="BUSY" decorative />
            <Text>Payment failed</Text>
          </Stack>
        ),
      },
    },
  ],
  roles: { Dot: '`img` named by availability and place; `aria-hidden` with `decorative`' },
  announced: ['Each availability has its own shape, so that it does not depend on colour.'],
  tested: ['All', 'Combined'],
  related: {
    PresenceAvatar: 'puts it on a portrait.',
    PresencePicker: 'changes the presence of the member.',
  },
};
