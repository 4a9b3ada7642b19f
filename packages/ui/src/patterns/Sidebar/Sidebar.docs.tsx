import { Sidebar } from './index.ts';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { noop } from '../../stories/noop.ts';
import type { NavEntry } from '../navigation.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const entry = (id: string, name: string, icon: IconGlyph): NavEntry => ({
  ...{ id, href: `#${id}`, name, icon },
});
const shortEntries = [
  entry('home', 'Office', icons.home),
  entry('chat', 'Chat', icons.chatRoom),
  entry('calendar', 'Calendar', icons.calendar),
];
const actionEntries = [
  ...shortEntries,
  entry('new', 'Create a room', icons.plus),
  entry('out', 'Sign out', icons.signOut),
];

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
  examples: [
    {
      do: {
        text: 'Order entries by how often they are used.',
        example: (
          <div style={{ height: 280 }}>
            <Sidebar
              entries={shortEntries}
              current="home"
              expanded={false}
              onExpandedChange={noop}
            />
          </div>
        ),
      },
      dont: {
        text: 'Add entries for single actions.',
        example: (
          <div style={{ height: 280 }}>
            <Sidebar
              entries={actionEntries}
              current="home"
              expanded={false}
              onExpandedChange={noop}
            />
          </div>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'An entry is a noun and the title of its page.',
      good: { en: 'Calendar', ja: 'カレンダー' },
      bad: { en: 'Go to the calendar', ja: 'カレンダーを開く' },
    },
  ],
  roles: {
    Navigation: '`nav` with a list of `link`s; `aria-current="page"` on the current entry',
    Search: '`button` with `aria-keyshortcuts`',
  },
  keys: { 'Ctrl+K': 'Opens the search; ⌘K on a Mac.' },
  tested: ['Badges', 'Collapsed', 'VeryShort'],
  related: { BottomBar: 'has the same entries on phones.', Tooltip: 'names collapsed entries.' },
};
