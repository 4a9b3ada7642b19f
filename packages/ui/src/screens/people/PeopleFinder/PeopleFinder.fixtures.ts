import { longPerson, people } from '../people.fixtures.ts';
import type { PlacedPerson } from '../people.ts';
import type { PeopleFinderState } from './finder.ts';

const rooms = ['会議室 さくら', 'ラウンジ', '執務エリア'];

const others: readonly PlacedPerson[] = people
  .filter(({ userId }) => userId !== 'aoi')
  .map((person, index) => ({
    ...person,
    ...(person.workingStatus === 'OFFICE' && person.status !== 'LOGGED_OUT'
      ? { floorName: '3F 開発フロア', roomName: rooms[index % rooms.length]! }
      : {}),
  }));

const here = others.filter(({ floorName }) => floorName);

export const states = {
  idle: { status: 'idle', suggested: 'here', people: here },
  searching: { status: 'searching', people: here },
  ready: { status: 'ready', people: others },
  none: { status: 'none' },
  error: { status: 'error' },
} satisfies { [S in PeopleFinderState['status']]: Extract<PeopleFinderState, { status: S }> };

export const nobodyHere: PeopleFinderState = { ...states.idle, people: [] };

export const recent: PeopleFinderState = { ...states.idle, suggested: 'recent', people: others };

export const long: PeopleFinderState = {
  status: 'ready',
  people: [
    {
      ...longPerson,
      floorName: '第二ビル7階プロジェクトフロア',
      roomName: '第二会議室「富士」',
    },
    ...others,
  ],
};
