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
