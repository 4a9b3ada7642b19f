import { afternoon, monday, morning, nextYear, soon, weekly } from '../meeting.fixtures.ts';
import type { OnlineMeetingState } from './OnlineMeeting.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    available: [weekly, soon],
    today: [morning, afternoon],
    coming: [monday, nextYear],
  },
} satisfies { [S in OnlineMeetingState['status']]: Extract<OnlineMeetingState, { status: S }> };
