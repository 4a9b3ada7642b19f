import type { Provider } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { insertMeetings } from '../meeting/meeting-store.ts';
import { bookRoomsOf } from '../meeting/room-bookings.ts';
import { meetingRoomId } from '../organization/meeting-rooms.ts';

/** A made-up meeting. People go by the part of their address before the @; the first organises it. */
interface DemoMeeting {
  /** In Japan. */
  at: string;
  minutes: number;
  title: string;
  description?: string;
  people: string[];
  /** Floor (by its place in the office) and zone of its plan. */
  room?: [floor: number, zoneId: string];
  provider?: Provider;
}

/** Meetings of five working days: the first day is the one on which the office is made. */
export type DemoWeek = readonly (readonly DemoMeeting[])[];

const standUp: DemoMeeting = {
  at: '09:30',
  minutes: 30,
  title: '朝会',
  description: '昨日までのこと、今日すること、困っていることを一人1分で。',
  people: ['sota', 'ren', 'yui', 'daiki', 'mei', 'haru', 'aoi'],
  room: [0, 'sakura'],
};

// prettier-ignore
export const sakuraWeek: DemoWeek = [
  [
    standUp,
    { at: '10:30', minutes: 60, title: '新オフィスの打ち合わせ', description: '席の配置と引っ越しの日程を決めます。', people: ['aoi', 'sakura', 'misaki', 'shota'], room: [0, 'ume'] },
    { at: '11:00', minutes: 30, title: 'デザインレビュー', people: ['rin', 'mei', 'takumi', 'ren'], room: [0, 'take'] },
    { at: '13:00', minutes: 60, title: 'London weekly', description: 'Roadmap, hiring and the customer visit in December.', people: ['emma', 'aoi', 'minjun'], provider: 'ZOOM' },
    { at: '14:00', minutes: 45, title: '3D シーンの性能改善', description: '計測結果の確認と次の一手。', people: ['ren', 'sota', 'yui'], provider: 'GOOGLE', room: [0, 'take'] },
    { at: '15:00', minutes: 60, title: '大口案件の提案準備', people: ['kaito', 'haru', 'hina', 'aoi'], provider: 'TEAMS', room: [0, 'sakura'] },
    { at: '17:00', minutes: 30, title: '1on1（芽依・凛）', people: ['rin', 'mei'] },
  ],
  [
    standUp,
    { at: '10:30', minutes: 60, title: '採用面接', description: '二次面接。評価シートはフォルダにあります。', people: ['sakura', 'aoi', 'sota'], room: [0, 'ume'], provider: 'GOOGLE' },
    { at: '14:00', minutes: 60, title: 'お客様先でのデモ', people: ['haru', 'kaito', 'hina'], provider: 'TEAMS' },
    { at: '16:00', minutes: 30, title: 'アバター素材の確認', people: ['mei', 'ren', 'takumi'], room: [1, 'kaede'] },
  ],
  [
    standUp,
    { at: '11:00', minutes: 90, title: '部門長会議', people: ['aoi', 'toru', 'kaito', 'sakura', 'sota'], room: [2, 'fuji'] },
    { at: '14:30', minutes: 60, title: '社外説明会', description: 'ゲストの森さんをお招きします。', people: ['aoi', 'guest', 'misaki', 'haru'], provider: 'ZOOM', room: [0, 'sakura'] },
    { at: '16:30', minutes: 30, title: 'Partner sync', people: ['minjun', 'emma', 'ren'], provider: 'ZOOM' },
  ],
  [
    standUp,
    { at: '10:00', minutes: 60, title: '経費精算の新しい手順', people: ['nanami', 'kenta', 'aoi', 'haru', 'mei', 'ren'], room: [1, 'matsu'] },
    { at: '15:00', minutes: 60, title: 'スプリントの振り返り', people: ['sota', 'ren', 'yui', 'daiki', 'mei'], room: [0, 'take'] },
  ],
  [
    standUp,
    { at: '13:30', minutes: 60, title: '問い合わせの傾向', people: ['mao', 'ryo', 'sota', 'ren'], room: [1, 'kaede'] },
    { at: '17:30', minutes: 60, title: '週末のひととき', description: '飲みものを片手に、ラウンジで。', people: ['aoi', 'ren', 'mei', 'haru', 'emma', 'misaki'] },
  ],
];

// prettier-ignore
export const northwindWeek: DemoWeek = [
  [
    { at: '17:00', minutes: 30, title: 'Dailies', people: ['chihiro', 'ingrid', 'lucas', 'olivia'], room: [0, 'harbor'] },
    { at: '18:00', minutes: 60, title: 'Tokyo planning', people: ['olivia', 'aoi', 'mateo'], provider: 'GOOGLE' },
  ],
  [{ at: '17:30', minutes: 60, title: 'Storyboard review', people: ['ingrid', 'chihiro', 'noah'], room: [0, 'fjord'] }],
  [{ at: '18:00', minutes: 45, title: 'Client call', people: ['mateo', 'olivia'], provider: 'TEAMS' }],
  [{ at: '17:00', minutes: 60, title: 'Scoring session', people: ['noah', 'mateo'], room: [1, 'echo'] }],
  [{ at: '18:30', minutes: 30, title: 'Week in review', people: ['olivia', 'lucas', 'ingrid', 'chihiro', 'noah'], room: [1, 'nocturne'] }],
];

const japan = 9 * 60 * 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Fills the week of `now` with meetings; `ids` are the organisation's members by name. */
export async function insertMeetingsOf(
  tx: Transaction,
  week: DemoWeek,
  {
    organizationId,
    ids,
    floorIds,
    now,
  }: {
    organizationId: string;
    ids: ReadonlyMap<string, string>;
    floorIds: readonly string[];
    now: Date;
  },
): Promise<void> {
  const days = daysOf(now);
  const rows = await insertMeetings(
    tx,
    days.flatMap(({ midnight, index }) =>
      week[index]!.map(({ at, minutes, title, description, people, room, provider }, n) => {
        const startTime = new Date(midnight + timeOf(at));
        const participantIds = people.map((name) => ids.get(name)!);
        return {
          organizationId,
          organizerId: participantIds[0]!,
          participantIds,
          title,
          description: description ?? null,
          startTime,
          endTime: new Date(startTime.getTime() + minutes * minute),
          timeZone: 'Asia/Tokyo',
          meetingRoomId: room ? meetingRoomId(floorIds[room[0]]!, room[1]) : null,
          ...(provider && wayIn(provider, index * 10 + n)),
        };
      }),
    ),
  );
  await bookRoomsOf(tx, rows);
}

/**
 * The working days of the week of `now` in Japan, as the instants at which they begin, and which day of
 * the made-up week each is. A day off on which the office is made has meetings as well.
 */
function daysOf(now: Date): { midnight: number; index: number }[] {
  const today = Math.floor((now.getTime() + japan) / day);
  // The first of January 1970 was a Thursday.
  const weekday = (today + 3) % 7;
  const monday = today - weekday;
  const first = weekday < 5 ? weekday : 0;
  const days = [0, 1, 2, 3, 4].map((each) => ({
    midnight: (monday + each) * day - japan,
    index: (each - first + 5) % 5,
  }));
  return weekday < 5 ? days : [...days, { midnight: today * day - japan, index: 0 }];
}

function timeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

const addresses = {
  GOOGLE: 'https://meet.example/',
  ZOOM: 'https://zoom.example/j/',
  TEAMS: 'https://teams.example/l/',
};

/** How to get in, made up as everything here. */
function wayIn(provider: keyof typeof addresses, n: number) {
  const providerMeetingId = String(81_200_000_000 + n * 7919);
  return {
    provider,
    providerMeetingId,
    meetingUrl: `${addresses[provider]}${providerMeetingId}`,
    passcode: `sakura${100 + n}`,
  };
}
