import { Button } from '../Button/index.ts';
import { HoverCard } from './index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A preview of the destination of a link: a person, a page.'],
  avoid: [
    { when: 'The name of a control.', instead: 'Tooltip' },
    { when: 'Content with controls.', instead: 'Popover' },
    { when: 'Information that the destination does not have. Touch screens have no hover.' },
  ],
  anatomy: {
    Trigger: '`Link` or `Button` that leads to the same information.',
    Card: 'Content without controls.',
  },
  examples: [
    {
      do: {
        text: 'Preview what the link leads to.',
        example: (
          <HoverCard trigger={<Link href="#ren">Ren Sato</Link>}>
            <Text>Design, 2nd floor</Text>
          </HoverCard>
        ),
      },
      dont: {
        text: 'Put controls into the card. It closes when the pointer leaves, and touch screens do not open it.',
        example: (
          <HoverCard trigger={<Link href="#ren">Ren Sato</Link>}>
            <Button size="sm">Call</Button>
          </HoverCard>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The link names its destination without the card.',
      good: { en: 'Ren Sato', ja: '佐藤 蓮' },
      bad: { en: 'Details', ja: '詳細' },
    },
  ],
  roles: { Card: 'No role: it is not read. Its trigger leads to the same information.' },
  keys: {
    Tab: 'Focusing the trigger opens the card.',
    Escape: 'Closes the card.',
    Enter: 'Follows the trigger.',
  },
  announced: ['Opens after 700 ms of hover and closes 300 ms after the pointer has left.'],
  tested: ['Hovered', 'Keyboard'],
  related: { Tooltip: 'shows a few words.', Popover: 'opens on a press and may contain controls.' },
};
