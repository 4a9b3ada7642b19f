import { StatusLabel } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The state of an item in a table, a list or a title: invited, blocked, cancelled.'],
  avoid: [
    { when: 'A count.', instead: 'Badge' },
    { when: 'The presence of a person.', instead: 'PresenceDot' },
    { when: 'A message with an explanation.', instead: 'Callout' },
  ],
  examples: [
    {
      do: {
        text: 'Use one or two words.',
        example: <StatusLabel tone="warning">Invited</StatusLabel>,
      },
      dont: {
        text: 'Write a sentence.',
        example: (
          <StatusLabel tone="warning">The invitation was sent but not yet accepted</StatusLabel>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Name the state, not the action that led to it.',
      good: { en: 'Blocked', ja: 'ブロック中' },
      bad: {
        en: 'An administrator has blocked this member',
        ja: '管理者がこのメンバーをブロックしました',
      },
    },
  ],
  roles: { Label: 'Text; the icon is hidden' },
  related: { Badge: 'counts.', PresenceDot: 'shows presence.' },
};
