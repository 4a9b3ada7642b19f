import { Avatar } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A person or organisation next to its name, or instead of it where the name is known.'],
  avoid: [
    { when: 'A person whose presence matters.', instead: 'PresenceAvatar' },
    { when: 'A person with name and details.', instead: 'PersonRow' },
  ],
  anatomy: {
    Picture: 'Fades in when it is loaded.',
    Initials:
      'Shown until the picture is loaded: two letters of a Latin name, the first character of a Japanese name.',
    Drawing: 'Shown for a picture that cannot be loaded or an empty name.',
    Presence: 'Optional dot at the lower right.',
  },
  examples: [
    {
      do: {
        text: 'Mark the avatar as `decorative` next to the name, so that it is read once.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Avatar name="田中 葵" decorative />
            <Text>田中 葵</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Use the shape of an organisation for a person.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Avatar name="田中 葵" kind="organization" decorative />
            <Text>田中 葵</Text>
          </Stack>
        ),
      },
    },
  ],
  roles: { Avatar: '`img` named by `name`; `aria-hidden` with `decorative`' },
  tested: ['Named', 'Fallback'],
  related: {
    PresenceAvatar: 'adds the presence of a member.',
    PersonRow: 'adds name, department and actions.',
  },
};
