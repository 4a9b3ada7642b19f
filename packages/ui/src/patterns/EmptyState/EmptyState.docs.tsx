import { EmptyState } from './index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A list, panel or page without content.'],
  avoid: [
    { when: 'Content that could not be loaded.', instead: 'ErrorState' },
    { when: 'Content that is loading.', instead: 'LoadingState' },
  ],
  anatomy: {
    Icon: 'Of the missing content.',
    Title: 'One sentence.',
    Description: 'What appears here, or how to add it.',
    Action: 'At most one.',
  },
  examples: [
    {
      do: {
        text: 'Say what appears here and offer one action.',
        example: (
          <EmptyState
            icon={icons.people}
            title="No guests yet"
            description="Guests of your organisation appear here."
            action={<Button variant="primary">Invite a guest</Button>}
          />
        ),
      },
      dont: {
        text: 'Show only that there is nothing.',
        example: <EmptyState icon={icons.people} title="No data" />,
      },
    },
  ],
  content: [
    {
      rule: 'After a search or filter, name it and offer to clear it.',
      good: {
        en: 'No members match “Sato” … Clear filters',
        ja: '「佐藤」に一致するメンバーはいません … 条件をクリア',
      },
      bad: { en: 'No members', ja: 'メンバーはいません' },
    },
    {
      rule: 'Name the content, without apology.',
      good: { en: 'No notifications', ja: '通知はありません' },
      bad: {
        en: 'Sorry, nothing was found!',
        ja: '申し訳ございません。データが見つかりませんでした。',
      },
    },
  ],
  roles: { State: 'Text; the icon is decorative' },
  related: { ErrorState: 'is announced and can retry.', LoadingState: 'comes before it.' },
};
