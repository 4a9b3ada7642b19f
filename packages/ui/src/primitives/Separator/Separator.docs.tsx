import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A line between groups of a list or a toolbar where space is not enough.'],
  avoid: [
    { when: 'Sections with headings. Use space.', instead: 'Stack' },
    { when: 'Items of a menu, which has its own separators.', instead: 'Menu' },
  ],
  roles: { Line: '`presentation`; `separator` with `aria-orientation` if `semantic`' },
  related: { Stack: 'separates by space.' },
};
