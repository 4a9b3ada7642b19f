import { fn } from 'storybook/test';
import { longPerson } from '../../people/people.fixtures.ts';
import { floorPeople, floors, seats } from '../map.fixtures.ts';
import type { MapPanelState } from './MapPanel.tsx';

export const onGoTo = fn();

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    floors,
    floorId: 'f3',
    people: floorPeople(onGoTo),
    seats,
    canTakeSeats: true,
  },
} satisfies { [S in MapPanelState['status']]: Extract<MapPanelState, { status: S }> };

export const taking: MapPanelState = { ...states.ready, busySeatId: 's3' };

export const unavailable: MapPanelState = {
  ...states.ready,
  seatProblem: { kind: 'unavailable', label: 'A-03' },
  seats: seats.map((seat) =>
    seat.seatId === 's3' ? { ...seat, state: 'SELECTED', userName: 'Lucas Martin' } : seat,
  ),
};

export const seatFailed: MapPanelState = { ...states.ready, seatProblem: { kind: 'failed' } };

export const guest: MapPanelState = { ...states.ready, canTakeSeats: false };

export const nobody: MapPanelState = { ...states.ready, people: [], seats: [], floorId: 'f4' };

export const long: MapPanelState = {
  ...states.ready,
  floors: [
    {
      floorId: 'f3',
      name: '第二ビル7階プロジェクトフロア（第二開発本部プラットフォーム推進室）',
      peopleCount: 128,
      freeSeats: 64,
      current: true,
      blocked: false,
    },
    ...floors.slice(1),
  ],
  people: [{ ...longPerson, place: '第二会議室「富士」の窓側にある四人掛けのテーブル席' }],
  seats: [
    {
      seatId: 's1',
      label: 'プラットフォーム推進室-128',
      state: 'SELECTED',
      userName: longPerson.name,
    },
    { seatId: 's2', label: 'プラットフォーム推進室-129', state: 'EMPTY' },
  ],
};
