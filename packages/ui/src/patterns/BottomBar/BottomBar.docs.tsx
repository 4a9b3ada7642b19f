import { BottomBar } from './index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { noop } from '../../stories/noop.ts';
import type { NavEntry } from '../navigation.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const entry = (id: string, shortName: string): NavEntry => ({
  ...{ id, href: `#${id}`, name: shortName, shortName, icon: icons.home },
});
const shortEntries = [
  entry('home', 'Office'),
  entry('chat', 'Chat'),
  entry('calendar', 'Calendar'),
];
const manyEntries = [
  ...shortEntries,
  entry('a', 'Announcements'),
  entry('s', 'Surveys and polls'),
  entry('t', 'Tutorials'),
  entry('h', 'Help centre'),
];

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
  examples: [
    {
      do: {
        text: 'Show three to five entries with short names.',
        example: <BottomBar entries={shortEntries} current="home" moreOpen={false} onMore={noop} />,
      },
      dont: {
        text: 'Show so many that their names are cut.',
        example: <BottomBar entries={manyEntries} current="home" moreOpen={false} onMore={noop} />,
      },
    },
  ],
  content: [
    {
      rule: '`shortName` fits beside four others at a width of 320 px.',
      good: { en: 'Chat', ja: 'チャット' },
      bad: { en: 'Chat rooms and messages', ja: 'チャットルームとメッセージ' },
    },
  ],
  roles: {
    Bar: '`nav` with a list of `link`s; `aria-current="page"` on the current entry',
    More: '`button` with `aria-haspopup="dialog"` and `aria-expanded`',
  },
  tested: ['Default'],
  related: { Sidebar: 'has the same entries.', Badge: 'counts news.' },
};
