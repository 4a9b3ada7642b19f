import { DemoBadge } from './DemoBadge.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Marking a simulated colleague of a demo organisation next to the name.'],
  avoid: [{ when: 'A state of a person.', instead: 'StatusLabel' }],
  examples: [
    {
      do: {
        text: 'Put it next to the name.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text weight="medium">Haruka</Text>
            <DemoBadge />
          </Stack>
        ),
      },
      dont: {
        text: 'Repeat it in the name.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text weight="medium">Haruka (demo)</Text>
            <DemoBadge />
          </Stack>
        ),
      },
    },
  ],
  roles: { Badge: 'Text' },
  related: { PersonRow: 'shows it.' },
};
