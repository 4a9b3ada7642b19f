import { Heading } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Titles of pages, panels and sections.'],
  avoid: [{ when: 'Large text that is not a title.', instead: 'Text' }],
  examples: [
    {
      do: {
        text: 'Choose `level` for the outline and `size` for the look.',
        example: (
          <Heading level={2} size="md">
            Members
          </Heading>
        ),
      },
      dont: {
        text: 'Choose a level for its size, which skips levels.',
        example: <Heading level={4}>Members</Heading>,
      },
    },
  ],
  content: [
    {
      rule: 'Use sentence case and no full stop.',
      good: { en: 'Two-factor authentication', ja: '2段階認証' },
      bad: { en: 'Two-Factor Authentication.', ja: '2段階認証です。' },
    },
  ],
  roles: { Heading: '`heading` of `level`: an `h1` to `h4`' },
  announced: [
    'Screen readers list headings, so each section needs one, and levels must not be skipped.',
    'Japanese headings break between phrases.',
  ],
  related: {
    Text: 'has the same sizes.',
    PageHeader: 'adds breadcrumbs and actions to the title of a page.',
  },
};
