import { PresenceAvatar } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A portrait of a member wherever presence matters.'],
  avoid: [{ when: 'An organisation, or a person without presence.', instead: 'Avatar' }],
  examples: [
    {
      do: {
        text: 'Set `decorative` beside the name and presence.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <PresenceAvatar name="Ren Sato" status="BUSY" workingStatus="OFFICE" decorative />
            <Text>Ren Sato, busy</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Show the presence of an organisation or bot.',
        example: <PresenceAvatar name="Deployments" status="LOGGED_OUT" workingStatus="OFFICE" />,
      },
    },
  ],
  roles: {
    Portrait: '`img` named by the name',
    Dot: '`img` named by place and availability; both hidden with `decorative`',
  },
  related: {
    Avatar: 'has no presence.',
    PresenceDot: 'is the mark.',
    PersonRow: 'adds name and actions.',
  },
};
