import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Transaction } from '../database/database.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';

type Texts = Record<Language, string>;

export interface DemoNotification {
  /** Days since publication, negative for scheduled notifications; null for a draft. */
  daysAgo: number | null;
  author: string;
  title: Texts;
  content: Texts;
  /** The departments of the audience, and their members. Defaults to all members. */
  to?: { departments: string[]; names: readonly string[] };
  unreadBy?: 'EVERYONE' | readonly string[];
}

export const sakuraNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 0,
    author: 'aoi',
    unreadBy: 'EVERYONE',
    title: { ja: '年末年始の休業について', en: 'Office closed for the New Year holidays' },
    content: {
      ja: '12月29日から1月3日までオフィスを閉めます。\n\n- 入館には**事前の申請**が必要です\n- 急ぎの連絡先は総務部までお願いします',
      en: 'The office will be closed from 29 December to 3 January.\n\n- If you need access, **request it in advance**\n- For urgent matters, contact General Affairs',
    },
  },
  {
    daysAgo: 1,
    author: 'aoi',
    to: { departments: ['営業部'], names: ['haru', 'kaito', 'hina', 'yuto'] },
    unreadBy: ['hina'],
    title: { ja: '来月の営業会議の資料', en: 'Prepare for next month’s sales meeting' },
    content: {
      ja: '来月の営業会議は**第2月曜日の10時**からです。担当ごとの見込みを、前の週の金曜日までに共有してください。',
      en: 'Next month’s sales meeting is on the **second Monday at 10:00**. Please share your forecast by Friday of the previous week.',
    },
  },
  {
    daysAgo: 3,
    author: 'aoi',
    unreadBy: ['kenta', 'toru'],
    title: { ja: '3階の会議室が使えるようになりました', en: 'Meeting rooms on 3F are open again' },
    content: {
      ja: '工事が終わり、3階の会議室をご予約いただけます。',
      en: 'The renovation is complete. You can now book meeting rooms on 3F again.',
    },
  },
  {
    daysAgo: 8,
    author: 'aoi',
    unreadBy: ['kenta', 'toru', 'mao', 'minjun'],
    title: {
      ja: '情報セキュリティ研修の受講をお願いします',
      en: 'Complete your information security training',
    },
    content: {
      ja: '今年度の研修を公開しました。\n\n1. 動画を見る（約15分）\n2. 確認テストに答える\n\n> 今月末までに終えてください。わからないことは情報システム部へ。',
      en: 'This year’s training is now available.\n\n1. Watch the video (about 15 minutes)\n2. Take the quiz\n\n> Please finish by the end of this month. If you have questions, contact the IT department.',
    },
  },
  {
    daysAgo: 15,
    author: 'aoi',
    unreadBy: ['toru'],
    title: { ja: '健康診断の予約が始まりました', en: 'Book your health check' },
    content: {
      ja: '予約は総務部で受け付けています。受診の日は**勤務扱い**になります。',
      en: 'Contact General Affairs to book an appointment. The day of your check counts as **paid working time**.',
    },
  },
  {
    daysAgo: -3,
    author: 'aoi',
    title: { ja: '大掃除のお願い', en: 'Year-end office clean-up' },
    content: {
      ja: '最終出社日の15時から、各自の席のまわりを片づけましょう。',
      en: 'On the last working day of the year, please tidy up your desk from 15:00.',
    },
  },
  {
    daysAgo: null,
    author: 'aoi',
    title: { ja: '座席の入れ替えについて', en: 'Upcoming seat changes' },
    content: {
      ja: 'アンケートの結果をもとに、来月、座席を入れ替えます。',
      en: 'Based on the survey results, we’ll change the seating plan next month.',
    },
  },
];

export const northwindNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 1,
    author: 'olivia',
    unreadBy: 'EVERYONE',
    title: { ja: '金曜日は全員で昼食です', en: 'Team lunch on Friday' },
    content: {
      ja: '12時にスタジオに集まります。',
      en: 'Join us in the studio at 12:00.',
    },
  },
  {
    daysAgo: 6,
    author: 'olivia',
    unreadBy: ['noah'],
    title: { ja: '新しい収録室の使い方', en: 'How to use the new recording room' },
    content: {
      ja: '予約は当日でも構いません。使い終わったら**電源を切って**ください。',
      en: 'You can book it on the same day. Please **turn off all equipment** when you’re done.',
    },
  },
];

export async function insertNotificationsOf(
  tx: Transaction,
  organizationId: string,
  demoNotifications: readonly DemoNotification[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const now = new Date();
  const rows = demoNotifications.map(({ daysAgo, author, title, content, to }) => {
    const publishAt = daysAgo === null ? null : sentAt(now, daysAgo);
    const sent = publishAt && publishAt <= now ? publishAt : null;
    return {
      organizationId,
      kind: 'ORGANIZATION' as const,
      format: 'MARKDOWN' as const,
      title,
      content,
      authorId: ids.get(author) ?? null,
      audience: audienceOf(to),
      publishAt,
      publishedAt: sent,
      deliveredAt: sent,
      createdAt: sent ?? subHours(now, 2),
      updatedAt: sent ?? subHours(now, 2),
    };
  });
  const inserted = await tx
    .insert(notifications)
    .values(rows)
    .returning({ id: notifications.id, receivedAt: notifications.publishedAt });
  const receipts = inserted.flatMap(({ id, receivedAt }, index) => {
    const { to, unreadBy = [] } = demoNotifications[index]!;
    if (!receivedAt) return [];
    const names = to ? to.names : [...ids.keys()];
    return names.map((name, place) => ({
      notificationId: id,
      organizationId,
      userId: ids.get(name)!,
      receivedAt,
      readAt:
        unreadBy === 'EVERYONE' || unreadBy.includes(name)
          ? null
          : new Date(Math.min(now.getTime(), receivedAt.getTime() + (place + 1) * 17 * 60_000)),
    }));
  });
  await tx.insert(notificationReceipts).values(receipts);
}

const sentAt = (now: Date, daysAgo: number) =>
  daysAgo < 0 ? addDays(now, -daysAgo) : subHours(subDays(now, daysAgo), 1);

const audienceOf = (to: DemoNotification['to']): Schemas['Audience'] =>
  to ? { kind: 'DEPARTMENTS', departments: to.departments } : { kind: 'ORGANIZATION' };
