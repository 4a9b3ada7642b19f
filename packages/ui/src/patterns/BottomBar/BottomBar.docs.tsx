import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The main navigation below tablet width.'],
  avoid: [
    { when: 'Wider windows.', instead: 'Sidebar' },
    { when: 'Parts of a page.', instead: 'Tabs' },
  ],
  anatomy: {
    Entry: 'Icon, short name and count.',
    More: 'Opens the sheet with the other entries and counts their news.',
  },
  roles: {
    Bar: '`nav` with a list of `link`s; `aria-current="page"` on the current entry',
    More: '`button` with `aria-haspopup="dialog"` and `aria-expanded`',
  },
  tested: ['Default'],
  related: { Sidebar: 'has the same entries.', Badge: 'counts news.' },
};
