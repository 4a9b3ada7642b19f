import { afternoon, detail, longName, nextYear, people } from '../meeting.fixtures.ts';
import type { MeetingView } from '../meeting.ts';
import type { MeetingDetailState } from './MeetingDetailProps.ts';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: { status: 'ready', meeting: detail },
} satisfies { [S in MeetingDetailState['status']]: Extract<MeetingDetailState, { status: S }> };

const ready = (meeting: MeetingView): MeetingDetailState => ({ status: 'ready', meeting });

export const running = ready({ ...detail, canEdit: true, joined: true });

export const upcoming = ready({
  ...detail,
  ...afternoon,
  timeZone: 'Europe/London',
  canEdit: true,
});

export const hidden = ready({
  ...detail,
  ...afternoon,
  title: null,
  description: null,
  organizer: null,
  participants: detail.participants.slice(1, 2),
  ownAnswer: null,
  room: null,
  number: null,
  url: null,
  passcode: null,
});

export const canceled = ready({ ...detail, status: 'CANCELED', canEdit: true, room: null });
export const ended = ready({ ...detail, status: 'ENDED', canEdit: true });

export const long = ready({
  ...detail,
  ...nextYear,
  description: `https://example.com/${'a'.repeat(120)}`,
  url: `https://zoom.example/j/${'9'.repeat(120)}`,
  participants: [
    { userId: 'max', name: longName, answer: 'TENTATIVE' },
    ...people.map((person) => ({ ...person, answer: 'NONE' as const })),
  ],
});
