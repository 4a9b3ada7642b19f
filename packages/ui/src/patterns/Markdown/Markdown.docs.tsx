import { Markdown } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Texts of articles, posts and agendas that members write with `MarkdownField`.'],
  avoid: [{ when: 'Plain text.', instead: 'Text' }],
  anatomy: {
    Headings: 'Start at `headingLevel` and follow without gaps.',
    Code: 'With language, colours and a copy button.',
    Table: 'Scrolls in a narrow container.',
    Files: 'Pictures and links by key, resolved with `files`.',
  },
  examples: [
    {
      do: {
        text: 'Begin below the heading of the page.',
        example: (
          <Markdown
            headingLevel={4}
            text={'# Opening hours\n\n- Monday to Friday\n- 9:00 to 18:00'}
          />
        ),
      },
      dont: {
        text: 'Render text that contains no Markdown, whose characters would change.',
        example: <Markdown text="2 * 3 * 4 = 24" />,
      },
    },
  ],
  roles: {
    Headings: '`heading` of the level',
    'Code, table': 'Focusable `group` that scrolls',
    Task: 'Text “done” or “open” beside the mark',
  },
  keys: {
    Tab: 'Focuses links, code blocks and tables.',
    '←, →': 'Scrolls a focused code block or table.',
  },
  announced: [
    'Copying code is announced. Raw HTML, pictures from other hosts and unsafe addresses are not rendered.',
    'Emphasis in Japanese is not italic.',
  ],
  tested: ['Default', 'Hostile', 'Narrow'],
  related: { MarkdownField: 'edits it.', Text: 'shows plain text.' },
};
