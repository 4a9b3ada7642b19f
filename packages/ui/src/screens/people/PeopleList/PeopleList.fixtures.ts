import { longPerson, people } from '../people.fixtures.ts';
import type { ListedPerson, PeopleListState } from './PeopleList.tsx';

const rooms = ['執務エリア', '会議室 さくら', 'ラウンジ'];

const listed: readonly ListedPerson[] = people.map((person, index) => ({
  ...person,
  isMe: person.userId === 'aoi',
  ...(person.status === 'LOGGED_OUT' || person.status === 'ON_VACATION'
    ? {}
    : {
        isHere: index < 2,
        floorName: index % 2 ? '4F デザインフロア' : '3F 開発フロア',
        roomName: rooms[index % rooms.length]!,
      }),
}));

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', people: listed, page: 1, total: listed.length, pageSize: 10 },
} satisfies { [S in PeopleListState['status']]: Extract<PeopleListState, { status: S }> };

export const paged: PeopleListState = { ...states.ready, page: 2, total: 87 };

export const withDemoColleagues = {
  ...states.ready,
  people: listed.map((person, index) => ({ ...person, ...(index > 0 && { demo: true }) })),
} satisfies PeopleListState;

export const long: PeopleListState = {
  ...states.ready,
  people: [
    {
      ...longPerson,
      floorName: '第二ビル7階プロジェクトフロア',
      roomName: '第二会議室「富士」',
    },
    ...listed.slice(0, 2),
  ],
  total: 3,
};
