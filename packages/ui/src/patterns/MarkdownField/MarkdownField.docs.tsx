import { MarkdownField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Long texts with formatting and files: articles, posts, agendas.'],
  avoid: [{ when: 'Text without formatting.', instead: 'TextArea' }],
  anatomy: {
    Toolbar: 'Formatting and files.',
    'View switch': 'Write or preview.',
    Field: 'Grows with its text.',
    Uploads: 'Running and failed files.',
    Count: 'Characters of the maximum.',
  },
  examples: [
    {
      do: {
        text: 'Give room for several paragraphs.',
        example: (
          <MarkdownField
            ariaLabel="Article"
            rows={4}
            defaultValue={'## Opening hours\n\n9:00 to 18:00'}
          />
        ),
      },
      dont: {
        text: 'Use it for a short text.',
        example: <MarkdownField ariaLabel="Room name" rows={1} defaultValue="Design review" />,
      },
    },
  ],
  content: [
    {
      rule: 'The label names the text, not its format.',
      good: { en: 'Article', ja: '本文' },
      bad: { en: 'Markdown', ja: 'Markdown' },
    },
  ],
  roles: {
    Toolbar: '`toolbar` with one tab stop',
    Field: '`textbox` named by its label, `ariaLabel` or `labelledBy`',
  },
  keys: {
    'Ctrl+B, Ctrl+I, Ctrl+K': 'Bold, italic and link; ⌘ on a Mac.',
    Enter: 'In a list: continues the list.',
    '←, →': 'In the toolbar: moves between the buttons.',
  },
  announced: [
    'Added and failed files are announced. Text beyond the maximum is kept and counted; the form rejects it.',
  ],
  tested: ['Writing', 'Files'],
  related: {
    Markdown: 'renders the text.',
    TextArea: 'has no formatting.',
    LocalizedField: 'has one editor per language.',
  },
};
