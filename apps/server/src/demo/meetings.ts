import type { MeetingAnswer, MeetingVisibility, Provider } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { insertMeetings } from '../meeting/store/meeting-store.ts';
import { saveAnswer } from '../meeting/store/participant-store.ts';
import { bookRoomsOf } from '../meeting/rooms/room-bookings.ts';
import { planSeries } from '../meeting/series/series.ts';
import { meetingRoomId } from '../organization/meeting-rooms.ts';

/**
 * People are identified by the local part of their address, followed by their answer: `+` accepted,
 * `?` tentative, `-` declined. The first is the organiser. In the past, no answer means accepted.
 */
interface DemoMeeting {
  minutes: number;
  title: string;
  description?: string;
  people: string[];
  room?: [floor: number, zoneId: string];
  provider?: Provider;
  visibility?: MeetingVisibility;
}

interface DayMeeting extends DemoMeeting {
  at: string;
}

interface TodaysMeeting extends DemoMeeting {
  minutesFromNow: number;
}

interface MeetingOfSeries extends DayMeeting {
  /** Days from today to the next occurrence. Earlier occurrences are also created. */
  daysUntilNext: number;
  rule: string;
}

/**
 * Today's meetings are placed around the start of the demo, so that some are current and upcoming.
 * In rooms of the entrance floor, which visitors see first, they start later.
 */
export interface DemoCalendar {
  today: readonly TodaysMeeting[];
  /** From Monday to Friday, repeated in the weeks around today but not on today. */
  week: readonly (readonly DayMeeting[])[];
  series: readonly MeetingOfSeries[];
}

// prettier-ignore
export const sakuraCalendar: DemoCalendar = {
  today: [
    { minutesFromNow: -290, minutes: 30, title: '朝の連絡会', people: ['sakura', 'aoi', 'misaki', 'shota'], room: [1, 'matsu'] },
    { minutesFromNow: -210, minutes: 60, title: '新オフィスの打ち合わせ', description: '席の配置と引っ越しの日程を決めます。', people: ['aoi', 'sakura', 'misaki', 'shota-'], room: [1, 'matsu'] },
    { minutesFromNow: -130, minutes: 30, title: 'デザインレビュー', people: ['rin', 'mei', 'takumi', 'ren'], room: [1, 'kaede'] },
    { minutesFromNow: -20, minutes: 90, title: '部門横断ミーティング', description: '各部の今週の予定と、困っていることを持ち寄ります。途中参加も歓迎です。', people: ['sota', 'haru', 'yui', 'kaito', 'emma?', 'nanami'], room: [1, 'kaede'] },
    { minutesFromNow: -15, minutes: 60, title: 'Partner sync', description: 'Open questions about the API before the next release.', people: ['minjun', 'emma', 'shota'], provider: 'ZOOM' },
    { minutesFromNow: -10, minutes: 60, title: '評価面談', people: ['sakura', 'takumi'], room: [2, 'fuji'], visibility: 'PRIVATE' },
    { minutesFromNow: 60, minutes: 45, title: '3D シーンの性能改善', description: '計測結果の確認と次の一手。', people: ['ren', 'sota+', 'yui?', 'aoi'], provider: 'GOOGLE', room: [0, 'take'] },
    { minutesFromNow: 120, minutes: 60, title: 'London weekly', description: 'Roadmap, hiring and the customer visit in December.', people: ['emma', 'aoi+', 'minjun+'], provider: 'ZOOM' },
    { minutesFromNow: 150, minutes: 60, title: '大口案件の提案準備', people: ['kaito', 'haru+', 'hina', 'aoi?'], provider: 'TEAMS', room: [0, 'sakura'] },
    { minutesFromNow: 240, minutes: 30, title: '1on1（芽依・凛）', people: ['rin', 'mei+'], visibility: 'PRIVATE' },
  ],
  week: [
    [
      { at: '10:30', minutes: 60, title: '週のはじめの確認', description: '今週の目標を部ごとに一言ずつ。', people: ['aoi', 'toru+', 'kaito+', 'sakura', 'sota'], room: [2, 'fuji'] },
      { at: '14:00', minutes: 60, title: 'ブランドガイドの見直し', people: ['rin', 'mei+', 'misaki?', 'takumi'], room: [0, 'take'] },
      { at: '16:00', minutes: 60, title: '見積もりの相談', people: ['haru', 'kaito+', 'aoi', 'ayaka-'] },
    ],
    [
      { at: '10:30', minutes: 60, title: '採用面接', description: '二次面接。評価シートはフォルダにあります。', people: ['sakura', 'aoi+', 'sota?'], room: [0, 'ume'], provider: 'GOOGLE', visibility: 'PRIVATE' },
      { at: '14:00', minutes: 60, title: 'お客様先でのデモ', people: ['haru', 'kaito+', 'hina+'], provider: 'TEAMS' },
      { at: '16:00', minutes: 30, title: 'アバター素材の確認', people: ['mei', 'ren?', 'takumi+', 'aoi-'], room: [1, 'kaede'] },
    ],
    [
      { at: '11:00', minutes: 90, title: '部門長会議', people: ['aoi', 'toru-', 'kaito+', 'sakura+', 'sota+'], room: [2, 'fuji'] },
      { at: '14:30', minutes: 60, title: '社外説明会', description: 'ゲストの森さんをお招きします。', people: ['aoi', 'guest', 'misaki+', 'haru?'], provider: 'ZOOM', room: [0, 'sakura'] },
      { at: '16:30', minutes: 30, title: 'Release checklist', description: 'Owners for each step and the go/no-go decision.', people: ['minjun', 'emma+', 'ren', 'aoi?'], provider: 'ZOOM' },
    ],
    [
      { at: '10:00', minutes: 60, title: '経費精算の新しい手順', people: ['nanami', 'kenta-', 'aoi+', 'haru', 'mei?', 'ren+'], room: [1, 'matsu'] },
      { at: '13:00', minutes: 30, title: 'Coffee with London', people: ['emma', 'aoi', 'misaki+'] },
      { at: '15:00', minutes: 60, title: 'スプリントの振り返り', people: ['sota', 'ren+', 'yui+', 'daiki', 'mei+'], room: [0, 'take'] },
    ],
    [
      { at: '13:30', minutes: 60, title: '問い合わせの傾向', people: ['mao', 'ryo+', 'sota', 'ren?', 'aoi'], room: [1, 'kaede'] },
      { at: '17:30', minutes: 60, title: '週末のひととき', description: '飲みものを片手に、ラウンジで。', people: ['aoi', 'ren+', 'mei+', 'haru', 'emma?', 'misaki+'] },
    ],
  ],
  series: [
    { daysUntilNext: 1, at: '09:30', minutes: 30, rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', title: '朝会', description: '昨日までのこと、今日すること、困っていることを一人1分で。', people: ['sota', 'yui+', 'daiki+', 'shota?', 'ryo-'], room: [2, 'kiku'] },
    { daysUntilNext: 2, at: '09:30', minutes: 30, rule: 'FREQ=WEEKLY', title: '週次定例', description: '先週の振り返りと今週の予定。議事録は持ち回りです。', people: ['aoi', 'ren+', 'mei+', 'haru?', 'sota', 'kaito-'], room: [2, 'ajisai'] },
    { daysUntilNext: 4, at: '18:00', minutes: 60, rule: 'FREQ=WEEKLY;INTERVAL=2', title: 'Design critique', description: 'Bring something unfinished.', people: ['rin', 'mei', 'emma', 'aoi?'], provider: 'GOOGLE' },
  ],
};

// prettier-ignore
export const northwindCalendar: DemoCalendar = {
  today: [
    { minutesFromNow: -110, minutes: 60, title: 'Board prep', people: ['olivia', 'mateo'], visibility: 'PRIVATE' },
    { minutesFromNow: -25, minutes: 90, title: 'Storyboard review', description: 'Shots 40 to 62, and the ending.', people: ['ingrid', 'chihiro', 'lucas', 'noah-'], room: [0, 'fjord'] },
    { minutesFromNow: 90, minutes: 60, title: 'Tokyo planning', people: ['olivia', 'aoi+', 'mateo?'], provider: 'GOOGLE' },
  ],
  week: [
    [{ at: '17:00', minutes: 60, title: 'Asset handover', people: ['chihiro', 'ingrid+', 'lucas?', 'olivia'], room: [0, 'harbor'] }],
    [{ at: '17:30', minutes: 60, title: 'Animatic review', people: ['ingrid', 'chihiro+', 'noah-'], room: [0, 'fjord'] }],
    [{ at: '18:00', minutes: 45, title: 'Client call', people: ['mateo', 'olivia+', 'aoi'], provider: 'TEAMS' }],
    [{ at: '17:00', minutes: 60, title: 'Scoring session', people: ['noah', 'mateo+'], room: [1, 'echo'] }],
    [{ at: '18:30', minutes: 30, title: 'Week in review', people: ['olivia', 'lucas+', 'ingrid?', 'chihiro', 'noah'], room: [1, 'nocturne'] }],
  ],
  series: [
    { daysUntilNext: 1, at: '16:00', minutes: 30, rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', title: 'Dailies', people: ['chihiro', 'ingrid+', 'lucas+', 'olivia?'], room: [0, 'harbor'] },
  ],
};

const japan = 9 * 60 * 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;
const daysAround = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7];
const weeksOfSeriesBefore = 2;

const answers: Record<string, MeetingAnswer> = {
  '+': 'ACCEPTED',
  '?': 'TENTATIVE',
  '-': 'DECLINED',
};

export function readPerson(person: string): { name: string; answer?: MeetingAnswer } {
  const answer = answers[person.at(-1)!];
  return answer ? { name: person.slice(0, -1), answer } : { name: person };
}

interface DemoMeetingContext {
  organizationId: string;
  ids: ReadonlyMap<string, string>;
  floorIds: readonly string[];
  now: Date;
}

interface TimedMeeting {
  meeting: DemoMeeting;
  startTime: Date;
  series?: { seriesId: string; seriesTime: Date };
}

export async function insertMeetingsOf(
  tx: Transaction,
  calendar: DemoCalendar,
  place: DemoMeetingContext,
): Promise<void> {
  const { now } = place;
  const timed = [
    ...calendar.today.map((meeting) => ({
      meeting,
      startTime: aroundNow(meeting.minutesFromNow, now),
    })),
    ...timesOfWeek(calendar.week, now),
  ];
  for (const meeting of calendar.series) timed.push(...(await seriesOf(tx, meeting, place)));
  // All meetings of a series share one number.
  const numbered = [...new Set(timed.map(numberKey))];
  const rows = await insertMeetings(
    tx,
    timed.map((each) => rowOf(each, numbered.indexOf(numberKey(each)), place)),
  );
  await bookRoomsOf(tx, rows);
  const meetingIds = new Map(timed.map((each, index) => [each, rows[index]!.id]));
  for (const { userId, answer, of } of answersOf(timed, place)) {
    const answered = of.map((each) => meetingIds.get(each)!);
    await saveAnswer(tx, answered, { userId, answer, answeredAt: now });
  }
}

const numberKey = (each: TimedMeeting) => (each.series ? each.meeting : each);

function aroundNow(from: number, now: Date): Date {
  const step = 5 * minute;
  return new Date(Math.floor((now.getTime() + from * minute) / step) * step);
}

function timesOfWeek(week: DemoCalendar['week'], now: Date): TimedMeeting[] {
  return daysAround.flatMap((offset) => {
    const meetings = week[weekdayOf(now, offset)] ?? [];
    return meetings.map((meeting) => ({ meeting, startTime: timeOf(meeting.at, now, offset) }));
  });
}

async function seriesOf(
  tx: Transaction,
  meeting: MeetingOfSeries,
  { organizationId, now }: DemoMeetingContext,
): Promise<TimedMeeting[]> {
  const isDaily = meeting.rule.includes('BYDAY');
  // A rule with weekdays must start on one of them.
  const first =
    isDaily && weekdayOf(now, meeting.daysUntilNext) > 4
      ? 7 - weekdayOf(now, 0)
      : meeting.daysUntilNext;
  const startTime = timeOf(meeting.at, now, first - 7 * weeksOfSeriesBefore);
  const { times, series } = await planSeries(tx, {
    organizationId,
    recurrence: meeting.rule,
    time: { startTime, endTime: new Date(startTime.getTime() + meeting.minutes * minute) },
    timeZone: 'Asia/Tokyo',
    now,
  });
  return times.map((time) => ({
    meeting,
    startTime: time.startTime,
    series: { seriesId: series.id, seriesTime: time.startTime },
  }));
}

function rowOf(
  { meeting, startTime, series }: TimedMeeting,
  n: number,
  { organizationId, ids, floorIds, now }: DemoMeetingContext,
) {
  const { title, description, minutes, people, room, provider, visibility } = meeting;
  const participantIds = people.map((person) => ids.get(readPerson(person).name)!);
  const endTime = new Date(startTime.getTime() + minutes * minute);
  return {
    organizationId,
    organizerId: participantIds[0]!,
    participantIds,
    title,
    description: description ?? null,
    startTime,
    endTime,
    timeZone: 'Asia/Tokyo',
    visibility: visibility ?? ('OPEN' as const),
    meetingRoomId: room ? meetingRoomId(floorIds[room[0]]!, room[1]) : null,
    ...series,
    // Marks past starts and ends as notified, so that members receive no notifications about them.
    startNotifiedAt: startTime <= now ? now : null,
    endNotifiedAt: endTime <= now ? now : null,
    ...(provider ? externalAccess(provider, n) : officeAccess(n)),
  };
}

function answersOf(timed: readonly TimedMeeting[], { ids, now }: DemoMeetingContext) {
  const answers = new Map<string, { userId: string; answer: MeetingAnswer; of: TimedMeeting[] }>();
  for (const each of timed) {
    for (const person of each.meeting.people.slice(1)) {
      const { name, answer = each.startTime <= now ? 'ACCEPTED' : 'NONE' } = readPerson(person);
      const key = `${name} ${answer}`;
      const entry = answers.get(key) ?? { userId: ids.get(name)!, answer, of: [] };
      entry.of.push(each);
      answers.set(key, entry);
    }
  }
  return [...answers.values()].filter(({ answer }) => answer !== 'NONE');
}

/** Days since 1 January 1970, in Japan. */
const todayOf = (now: Date) => Math.floor((now.getTime() + japan) / day);

/** Monday is 0. 1 January 1970 was a Thursday. */
const weekdayOf = (now: Date, offset: number) => (todayOf(now) + offset + 3) % 7;

function timeOf(time: string, now: Date, offset: number): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date((todayOf(now) + offset) * day - japan + (hours * 60 + minutes) * minute);
}

const addresses = {
  GOOGLE: 'https://meet.example/',
  ZOOM: 'https://zoom.example/j/',
  TEAMS: 'https://teams.example/l/',
};

function externalAccess(provider: keyof typeof addresses, n: number) {
  const providerMeetingId = String(81_200_000_000 + n * 7919);
  return {
    provider,
    providerMeetingId,
    meetingUrl: `${addresses[provider]}${providerMeetingId}`,
    passcode: `sakura${100 + n}`,
  };
}

/** Returns fictitious access data of an office meeting. Its address is generated by the server. */
function officeAccess(n: number) {
  return { providerMeetingId: String(812_000_017 + n * 7919), passcode: `hanami${100 + n}` };
}
