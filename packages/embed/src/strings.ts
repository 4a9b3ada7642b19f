import type { Language, Status } from '@office/vocabulary';
import type { EmbedProblem } from './content.ts';

interface Strings {
  label(organization: string): string;
  loading: string;
  count(count: number): string;
  members: string;
  more(count: number): string;
  statuses: Record<Status, string>;
  talk: string;
  talkIn(room: string, participants: number): string;
  open: string;
  newTab: string;
  meetingRooms: string;
  free: string;
  occupied(until: string): string;
  next(from: string, to: string): string;
  noNext: string;
  stale(time: string): string;
  problems: Record<EmbedProblem, string>;
}

export const strings: Record<Language, Strings> = {
  ja: {
    label: (organization) => `${organization}のオフィス`,
    loading: 'オフィスの情報を読み込んでいます',
    count: (count) =>
      count === 0 ? '現在オフィスにいる人はいません' : `${count}人がオフィスにいます`,
    members: 'オフィスにいる人',
    more: (count) => `他${count}人`,
    statuses: {
      AVAILABLE: '対応可能',
      BUSY: '取り込み中',
      LEAVING: '離席中',
      LOGGED_OUT: 'ログアウト',
      ON_VACATION: '休暇中',
    },
    talk: '話しかける',
    talkIn: (room, participants) =>
      participants === 0 ? `${room}につながります` : `${room}（${participants}人が参加中）`,
    open: 'オフィスを開く',
    newTab: '（新しいタブで開きます）',
    meetingRooms: '会議室',
    free: '空き',
    occupied: (until) => `${until}まで使用中`,
    next: (from, to) => `次の予約 ${from}～${to}`,
    noNext: '24時間以内の予約はありません',
    stale: (time) => `${time}時点の情報です。接続し直しています。`,
    problems: {
      unreachable: 'オフィスに接続できません。接続し直しています。',
      originNotAllowed: 'このページにはオフィスの情報を表示できません。',
      networkNotAllowed: 'オフィスの情報は社内ネットワークからのみ表示できます。',
      notFound: 'このウィジェットは利用できません。',
      notConfigured: 'ウィジェットが正しく設定されていません。',
    },
  },
  en: {
    label: (organization) => `Office of ${organization}`,
    loading: 'Loading the office',
    count: (count) => {
      if (count === 0) return 'No one is in the office';
      return count === 1 ? '1 person is in the office' : `${count} people are in the office`;
    },
    members: 'People in the office',
    more: (count) => `${count} more`,
    statuses: {
      AVAILABLE: 'Available',
      BUSY: 'Busy',
      LEAVING: 'Away',
      LOGGED_OUT: 'Logged out',
      ON_VACATION: 'On vacation',
    },
    talk: 'Talk to us',
    talkIn: (room, participants) => (participants === 0 ? room : `${room} (${participants} here)`),
    open: 'Open the office',
    newTab: ' (opens in a new tab)',
    meetingRooms: 'Meeting rooms',
    free: 'Free',
    occupied: (until) => `Occupied until ${until}`,
    next: (from, to) => `Next: ${from} – ${to}`,
    noNext: 'No bookings in the next 24 hours',
    stale: (time) => `As of ${time}. Reconnecting…`,
    problems: {
      unreachable: 'The office can’t be reached. Reconnecting…',
      originNotAllowed: 'This page can’t show the office.',
      networkNotAllowed: 'The office can only be shown in the company network.',
      notFound: 'This widget is not available.',
      notConfigured: 'The widget is not set up correctly.',
    },
  },
};
