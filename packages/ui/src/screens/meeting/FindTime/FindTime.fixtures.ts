import {
  aoi,
  haru,
  keyaki,
  longName,
  mei,
  olivia,
  people,
  ren,
  today,
} from '../meeting.fixtures.ts';
import type { FindTimeState } from './FindTime.tsx';

const busy = (from: string, to: string) => ({ startTime: today(from), endTime: today(to) });

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    people: [
      { ...aoi, busy: [busy('13:00', '14:00')] },
      { ...ren, busy: [busy('10:00', '11:30'), busy('16:00', '17:00')] },
      { ...mei, busy: [busy('11:00', '12:00')] },
      { ...olivia, busy: [] },
    ],
    room: { name: keyaki.name, busy: [busy('15:00', '15:30')] },
    suggestions: [busy('12:00', '13:00'), busy('14:00', '15:00'), busy('17:00', '18:00')],
  },
} satisfies { [S in FindTimeState['status']]: Extract<FindTimeState, { status: S }> };

export const crowded: FindTimeState = {
  ...states.ready,
  people: [
    ...states.ready.people,
    { ...haru, busy: [busy('08:00', '20:00')] },
    ...people.slice(5).map((person) => ({ ...person, busy: [] })),
    { userId: 'max', name: longName, busy: [busy('09:00', '10:00')] },
  ],
  room: null,
  suggestions: [],
};
