import { members as people } from '../../../stories/members.ts';
import type { DeskNote } from '../people.ts';
import type { MyDeskState } from './MyDesk.tsx';

const [, ren, mei, , olivia] = people;
const author = ({ userId, name }: { userId: string; name: string }) => ({ userId, name });

export const clock = { timeZone: 'Asia/Tokyo' } as const;

const notes: readonly DeskNote[] = [
  {
    noteId: 'n1',
    author: author(mei),
    text: 'アイコンの新しい案を共有フォルダーに入れました。\n午後に少し話せますか？',
    tint: 'yellow',
    createdAt: '2026-11-20T01:10:00.000Z',
  },
  {
    noteId: 'n2',
    author: author(olivia),
    text: 'Thank you for the help yesterday! The cookies on the kitchen counter are for you.',
    tint: 'pink',
    createdAt: '2026-11-19T08:45:00.000Z',
  },
  {
    noteId: 'n3',
    author: author(ren),
    text: 'レビューお願いします',
    tint: 'blue',
    createdAt: '2026-11-19T02:30:00.000Z',
  },
];

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    seat: { label: 'A-01', floorName: '3F 開発フロア' },
    presence: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
    unread: { chatRooms: 3, directMessages: 1, notifications: 0 },
    meetings: [
      {
        meetingId: 'm1',
        title: '開発定例',
        startTime: '2026-11-20T01:00:00.000Z',
        endTime: '2026-11-20T02:00:00.000Z',
        status: 'ENDED',
        place: '会議室 さくら',
        href: '/online-meeting?meeting=m1',
      },
      {
        meetingId: 'm3',
        title: 'アイコンの相談',
        startTime: '2026-11-20T05:00:00.000Z',
        status: 'ONGOING',
        place: '会議室 うめ · Zoom',
        href: '/online-meeting?meeting=m3',
      },
      {
        meetingId: 'm2',
        title: 'Design review with Northwind Studio',
        startTime: '2026-11-20T06:30:00.000Z',
        endTime: '2026-11-20T07:00:00.000Z',
        href: '/online-meeting?meeting=m2',
      },
    ],
    decorations: [
      { slot: 'left', kind: 'plant' },
      { slot: 'right', kind: 'cup' },
      { slot: 'back', kind: 'figure' },
    ],
    notes,
  },
} satisfies { [S in MyDeskState['status']]: Extract<MyDeskState, { status: S }> };

export const noSeat: MyDeskState = { ...states.ready, seat: null };

export const bare: MyDeskState = {
  ...states.ready,
  unread: { chatRooms: 0, directMessages: 0, notifications: 0 },
  meetings: [],
  decorations: [],
  notes: [],
};

export const long: MyDeskState = {
  ...states.ready,
  seat: {
    label: 'プラットフォーム推進室-128',
    floorName: '第二ビル7階プロジェクトフロア（第二開発本部プラットフォーム推進室）',
  },
  unread: { chatRooms: 1234, directMessages: 89, notifications: 567 },
  notes: [
    {
      ...notes[0]!,
      author: { userId: 'long', name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura' },
      text: '第二開発本部プラットフォーム推進室の皆さまへ。'.repeat(8).slice(0, 200),
    },
  ],
};
