import { Breadcrumbs } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The path to a page that is at least two levels deep.'],
  avoid: [
    { when: 'Steps of a task.', instead: 'Stepper' },
    { when: 'The header of a page, which has breadcrumbs.', instead: 'PageHeader' },
  ],
  anatomy: {
    Parent: 'Link to each parent page.',
    Current: 'Optional name of the current page, without link.',
  },
  examples: [
    {
      do: {
        text: 'Use the titles of the parent pages.',
        example: (
          <Breadcrumbs
            items={[
              { href: '#members', label: 'Members' },
              { href: '#groups', label: 'Groups' },
            ]}
            current="Design"
          />
        ),
      },
      dont: {
        text: 'Name the way back instead of the page.',
        example: <Breadcrumbs items={[{ href: '#back', label: 'Back' }]} current="Design" />,
      },
    },
  ],
  content: [
    {
      rule: 'Use the titles of the pages.',
      good: { en: 'Members', ja: 'メンバー' },
      bad: { en: 'Back', ja: '戻る' },
    },
  ],
  roles: { Path: '`nav` with a list of `link`s' },
  announced: ['On a phone, only the link to the direct parent is shown.'],
  related: { PageHeader: 'adds title and actions.' },
};
