import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The main navigation from tablet width.'],
  avoid: [
    { when: 'Phones.', instead: 'BottomBar' },
    { when: 'Navigation inside a page.', instead: 'LinkList' },
  ],
  anatomy: {
    Toggle: 'Expands or collapses it.',
    Search: 'With `onFind`.',
    Entry: 'Icon, name and count; the name is a tooltip while collapsed.',
    Footer: 'Own avatar.',
  },
  roles: {
    Navigation: '`nav` with a list of `link`s; `aria-current="page"` on the current entry',
    Search: '`button` with `aria-keyshortcuts`',
  },
  keys: { 'Ctrl+K': 'Opens the search; ⌘K on a Mac.' },
  tested: ['Badges', 'Collapsed', 'VeryShort'],
  related: { BottomBar: 'has the same entries on phones.', Tooltip: 'names collapsed entries.' },
};
