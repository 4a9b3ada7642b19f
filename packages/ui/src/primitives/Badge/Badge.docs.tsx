import { Badge } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The number of waiting items on a navigation entry, a tab or a list row.'],
  avoid: [
    { when: 'A state in words.', instead: 'StatusLabel' },
    { when: 'The presence of a person.', instead: 'PresenceDot' },
  ],
  examples: [
    {
      do: {
        text: 'Show the count next to the name of the list.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text>Notifications</Text>
            <Badge count={3} label="3 unread notifications" />
          </Stack>
        ),
      },
      dont: {
        text: 'Show a total that needs no reaction.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Text>Members</Text>
            <Badge count={1204} max={9999} label="1204 members" />
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the counted items.',
      good: { en: '3 unread messages', ja: '未読メッセージ 3件' },
      bad: { en: '3', ja: '3' },
    },
  ],
  roles: {
    Number: '`aria-hidden`',
    Label: 'Visually hidden text that screen readers read instead of the number',
  },
  announced: ['A change of the count is not announced. Use a `LiveRegion` or a toast for news.'],
  related: { StatusLabel: 'shows a state in words.', LiveRegion: 'announces a change.' },
};
