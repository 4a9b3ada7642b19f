import { icons } from '../../primitives/Icon/index.ts';
import type { SearchItem, SearchSection } from './search.ts';

const plain = (text: string) => ({ text, marks: [] });

const marked = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { text, marks: start < 0 ? [] : [{ start, end: start + word.length }] };
};

export const keyword = '会議';

export const sections: readonly SearchSection[] = [
  {
    kind: 'ACTION',
    items: [
      {
        id: 'startMeeting',
        kind: 'ACTION',
        title: marked('今すぐ会議を始める', keyword),
        icon: icons.onlineMeeting,
      },
    ],
  },
  {
    kind: 'MEETING_ROOM',
    items: [
      {
        id: 'keyaki',
        kind: 'MEETING_ROOM',
        title: marked('会議室 けやき', keyword),
        context: '1F',
      },
      {
        id: 'momiji',
        kind: 'MEETING_ROOM',
        title: marked('会議室 もみじ', keyword),
        context: '3F',
      },
    ],
  },
  {
    kind: 'MEETING',
    items: [
      {
        id: 'budget',
        kind: 'MEETING',
        title: marked('予算会議', keyword),
        at: '2026-11-23T01:00:00.000Z',
      },
    ],
    hasMore: true,
  },
  {
    kind: 'MESSAGE',
    items: [
      {
        id: 'm1',
        kind: 'MESSAGE',
        title: plain('高橋 蓮'),
        excerpt: marked('お疲れさまです。明日の会議、けやきに変更でお願いします。', keyword),
        context: '開発チーム',
        at: '2026-11-20T00:30:00.000Z',
      },
      {
        id: 'm2',
        kind: 'MESSAGE',
        title: plain(''),
        excerpt: marked('The weekly 会議 moved to Friday.', keyword),
        context: '全社',
        at: '2026-11-18T03:05:00.000Z',
      },
    ],
    hasMore: true,
  },
];

export const idleSections: readonly SearchSection[] = [
  {
    kind: 'RECENT',
    items: ['予算', 'keyaki'].map((text): SearchItem => ({
      id: text,
      kind: 'RECENT',
      title: plain(text),
    })),
  },
  {
    kind: 'ACTION',
    items: [
      { id: 'busy', kind: 'ACTION', title: plain('ステータス：取り込み中'), icon: icons.busy },
      {
        id: 'map',
        kind: 'ACTION',
        title: plain('マップ'),
        icon: icons.map,
        keys: ['Alt', 'Shift', 'M'],
      },
    ],
  },
];

const long = 'とても長い名前の会議'.repeat(12);

export const longSections: readonly SearchSection[] = [
  {
    kind: 'CHAT_ROOM',
    items: [
      {
        id: 'r1',
        kind: 'CHAT_ROOM',
        title: marked(long, keyword),
        context: long,
        at: '2026-11-18T03:05:00.000Z',
      },
      {
        id: 'r2',
        kind: 'CHAT_ROOM',
        title: plain('Wolfeschlegelsteinhausenbergerdorff'.repeat(4)),
        excerpt: marked(long, keyword),
      },
    ],
  },
];
