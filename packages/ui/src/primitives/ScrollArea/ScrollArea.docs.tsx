import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A list or text that fills the height left by its siblings, such as the messages of a room.',
  ],
  avoid: [
    { when: 'The page itself. Let the window scroll.' },
    { when: 'Long lists, which must be rendered in parts.', instead: 'PagedList' },
  ],
  roles: { Area: '`region` named by `label`, a tab stop' },
  keys: { Tab: 'Focuses the area.', '↑, ↓, Page Up, Page Down': 'Scroll the focused area.' },
  tested: ['ByKeyboard'],
  related: { Stack: 'is the flex parent that gives the area its height.' },
};
