import type { CalendarLinkRefusal, CalendarLinkState } from './CalendarLink.types.ts';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  notAllowed: { status: 'notAllowed' },
  services: {
    status: 'services',
    services: [
      { provider: 'GOOGLE', state: 'CONNECTED', account: 'aoi@sakura.example' },
      { provider: 'TEAMS', state: 'DISCONNECTED', account: 'aoi@sakura.example', forbidden: true },
      { provider: 'CALDAV', state: 'UNLINKED' },
    ],
  },
  address: { status: 'address' },
  calendars: {
    status: 'calendars',
    calendars: [
      { url: 'https://dav.example.com/calendars/aoi/work/', name: '仕事 Work' },
      { url: 'https://dav.example.com/calendars/aoi/family/', name: '家族 Family' },
      { url: 'https://dav.example.com/calendars/aoi/tennis%20club/', name: null },
    ],
  },
  linked: { status: 'linked', provider: 'CALDAV', account: '仕事 Work' },
} satisfies {
  [S in CalendarLinkState['status']]: Extract<CalendarLinkState, { status: S }>;
};

export const refusals = {
  UNREACHABLE: {
    problem: 'UNREACHABLE',
    text: 'このアドレスに接続できません。 No calendar server answers at this address.',
  },
  CREDENTIALS: {
    problem: 'CREDENTIALS',
    text: 'パスワードが受け付けられません。 The server does not accept this password.',
  },
  NO_CALENDAR: {
    problem: 'NO_CALENDAR',
    text: '予定用のカレンダーがありません。 There is no calendar at this address.',
  },
  OTHER: {
    problem: 'OTHER',
    text: 'カレンダーへのアクセスが許可されていません。 Access to the calendar has not been granted.',
  },
} satisfies { [P in CalendarLinkRefusal['problem']]: CalendarLinkRefusal };

/** Saved values with long addresses. */
export const entered = {
  url: `https://calendars.second-development-department.sakura-works-headquarters.example/dav/${'calendars/'.repeat(6)}`,
  userName: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
  password: 'abcd-efgh-ijkl-mnop',
};
