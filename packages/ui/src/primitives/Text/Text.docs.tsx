import { Stack } from '../Stack/index.ts';
import { Text } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Text in a size, weight and tone of the type scale.',
    '`preserveLines` for text typed by members.',
  ],
  avoid: [
    { when: 'Titles.', instead: 'Heading' },
    { when: 'Texts with formatting typed by members.', instead: 'Markdown' },
  ],
  examples: [
    {
      do: {
        text: 'Use `muted` for secondary text.',
        example: (
          <Stack gap={1}>
            <Text>Design review</Text>
            <Text size="xs" tone="muted">
              2026/11/20 - 10:00
            </Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Use the tone of an error for emphasis.',
        example: (
          <Stack gap={1}>
            <Text tone="danger">Design review</Text>
            <Text size="xs">2026/11/20 - 10:00</Text>
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Sentence case; a full stop only after a sentence.',
      good: { en: '3 members', ja: 'メンバー3名' },
      bad: { en: '3 Members.', ja: 'メンバー3名。' },
    },
  ],
  roles: { Text: 'The element of `as`, a `span` by default' },
  announced: [
    'A truncated text has its full text as `title` on hover only. Do not truncate text that must be read.',
  ],
  tested: ['Truncated'],
  related: { Heading: 'has a level in the outline.', Markdown: 'formats text.' },
};
