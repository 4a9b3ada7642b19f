import {
  now,
  people,
  rooms,
  thousandMeetings,
  week,
} from '../../../patterns/CalendarGrid/CalendarGrid.fixtures.ts';
import type { CalendarState } from './Calendar.tsx';

export const clock = { now, timeZone: 'Asia/Tokyo' };
export { rooms };

export const members = people.map(({ id, name }) => ({ userId: id, name }));

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', meetings: week },
} satisfies { [S in CalendarState['status']]: Extract<CalendarState, { status: S }> };

export const full: CalendarState = { status: 'ready', meetings: thousandMeetings, truncated: true };
