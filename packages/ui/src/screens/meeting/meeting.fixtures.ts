import { members } from '../../stories/members.ts';
import type {
  MeetingClock,
  MeetingParticipant,
  MeetingPerson,
  MeetingPlace,
  MeetingService,
  MeetingSummary,
  MeetingView,
} from './meeting.ts';

export const clock: MeetingClock = {
  now: Date.parse('2026-11-20T10:05:00+09:00'),
  timeZone: 'Asia/Tokyo',
};

export const people = members.map(({ userId, name }): MeetingPerson => ({ userId, name }));
export const [aoi, ren, mei, haru, olivia] = people as [
  MeetingPerson,
  MeetingPerson,
  MeetingPerson,
  MeetingPerson,
  MeetingPerson,
];

export const longName = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura';
export const longTitle =
  '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チームの四半期計画レビュー（最終回）';

export const keyaki: MeetingPlace = {
  meetingRoomId: 'keyaki',
  name: '会議室 けやき',
  floorName: '1F',
};

const participants: readonly MeetingParticipant[] = [
  { ...aoi, answer: 'ACCEPTED' },
  { ...ren, answer: 'ACCEPTED' },
  { ...mei, answer: 'TENTATIVE' },
  { ...haru, answer: 'DECLINED' },
  { ...olivia, answer: 'NONE' },
];

export const today = (time: string) => `2026-11-20T${time}:00+09:00`;

export const weekly: MeetingSummary = {
  meetingId: 'weekly',
  title: '週次定例',
  startTime: today('10:00'),
  endTime: today('11:00'),
  status: 'ONGOING',
  visibility: 'OPEN',
  provider: 'OFFICE',
  organizer: ren,
  participants,
  ownAnswer: 'ACCEPTED',
  room: keyaki,
  recurrence: 'FREQ=WEEKLY;BYDAY=FR',
};

export const soon: MeetingSummary = {
  ...weekly,
  meetingId: 'soon',
  title: 'Design review',
  startTime: today('10:12'),
  endTime: today('10:45'),
  status: 'SCHEDULED',
  provider: 'ZOOM',
  room: null,
  recurrence: null,
};

export const afternoon: MeetingSummary = {
  ...weekly,
  meetingId: 'afternoon',
  title: '採用面談',
  startTime: today('15:00'),
  endTime: today('16:30'),
  status: 'SCHEDULED',
  visibility: 'PRIVATE',
  ownAnswer: 'NONE',
  recurrence: null,
  provider: 'TEAMS',
};

export const morning: MeetingSummary = {
  ...weekly,
  meetingId: 'morning',
  title: '朝会',
  startTime: today('09:00'),
  endTime: today('09:30'),
  status: 'ENDED',
  room: null,
};

export const monday: MeetingSummary = {
  ...afternoon,
  meetingId: 'monday',
  title: 'Roadmap 2027',
  startTime: '2026-11-23T13:00:00+09:00',
  endTime: '2026-11-23T14:00:00+09:00',
  visibility: 'OPEN',
  ownAnswer: 'TENTATIVE',
  provider: 'GOOGLE',
};

export const nextYear: MeetingSummary = {
  ...weekly,
  meetingId: 'next-year',
  title: longTitle,
  startTime: '2027-01-08T22:00:00+09:00',
  endTime: '2027-01-09T00:30:00+09:00',
  status: 'SCHEDULED',
  ownAnswer: 'DECLINED',
  room: { ...keyaki, name: longTitle },
  provider: 'TEAMS',
};

export const detail: MeetingView = {
  ...weekly,
  description: '今週の進み具合を確かめます。\n・先週の宿題\n・来週までにすること',
  timeZone: 'Asia/Tokyo',
  number: '812345678',
  url: 'https://office.example/online-meeting/weekly',
  passcode: '4f7k2p',
  canEdit: false,
};

export const services: readonly MeetingService[] = [
  { provider: 'OFFICE', state: 'CONNECTED' },
  { provider: 'GOOGLE', state: 'CONNECTED', account: 'aoi@sakura.example' },
  { provider: 'ZOOM', state: 'DISCONNECTED', account: 'aoi@sakura.example' },
  { provider: 'TEAMS', state: 'UNLINKED' },
];

export const unlinkedServices: readonly MeetingService[] = services.map(({ provider }) => ({
  provider,
  state: provider === 'OFFICE' ? 'CONNECTED' : 'UNLINKED',
}));
