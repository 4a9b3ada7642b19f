import { BotBadge } from './BotBadge.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Marking a sender that is not a person, such as an incoming webhook, next to the name.'],
  avoid: [{ when: 'A simulated colleague.', instead: 'DemoBadge' }],
  examples: [
    {
      do: {
        text: 'Put it next to the name of the sender.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text weight="medium">Deployments</Text>
            <BotBadge />
          </Stack>
        ),
      },
      dont: {
        text: 'Repeat in the name what the badge says.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text weight="medium">Deployments (bot)</Text>
            <BotBadge />
          </Stack>
        ),
      },
    },
  ],
  roles: { Badge: 'Text' },
  related: { DemoBadge: 'marks simulated colleagues.' },
};
