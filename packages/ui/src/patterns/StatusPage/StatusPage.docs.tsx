import { Button } from '../../primitives/Button/index.ts';
import { StatusPage } from './index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A message that fills the window or its container: not found, maintenance, no access.'],
  avoid: [
    { when: 'A part that could not be loaded.', instead: 'ErrorState' },
    { when: 'An empty list.', instead: 'EmptyState' },
  ],
  anatomy: {
    Icon: 'Of the event.',
    Code: 'Optional status code.',
    Title: 'Short message.',
    Description: 'Explanation and next steps.',
    Actions: 'Primary button first.',
  },
  examples: [
    {
      do: {
        text: 'Say what happened and where to go.',
        example: (
          <StatusPage
            fill="part"
            icon={icons.search}
            title="This page does not exist"
            description="It may have been moved or deleted."
            actions={<Button variant="primary">Go to the office</Button>}
          />
        ),
      },
      dont: {
        text: 'Show a code without a way out.',
        example: (
          <StatusPage
            fill="part"
            icon={icons.search}
            code="404"
            title="Not Found"
            description="Error"
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Say what happened and where to go.',
      good: {
        en: 'This page does not exist. It may have been moved or deleted.',
        ja: 'このページは存在しません。移動または削除された可能性があります。',
      },
      bad: { en: '404 Not Found', ja: '404 エラー' },
    },
  ],
  roles: { Title: '`heading` of `level`' },
  related: {
    ErrorState: 'replaces a part of a page.',
    FormPage: 'reports a result before sign-in.',
  },
};
