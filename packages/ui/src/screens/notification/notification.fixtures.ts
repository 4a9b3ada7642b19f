import type { Clock } from '../../patterns/useClock.ts';
import type { NotificationItem } from './notification.ts';

export const clock: Clock = {
  now: Date.parse('2026-11-20T18:00:00+09:00'),
  timeZone: 'Asia/Tokyo',
};

type FixtureValues = Omit<NotificationItem, 'notificationId' | 'href' | 'eventAt' | 'readAt'>;

const item = (
  overrides: FixtureValues & Partial<Pick<NotificationItem, 'eventAt' | 'readAt'>>,
  index: number,
): NotificationItem => ({
  eventAt: null,
  readAt: null,
  ...overrides,
  notificationId: `n${index}`,
  href: `/notifications?id=n${index}`,
});

const readAt = '2026-11-20T12:00:00+09:00';

export const notifications: readonly NotificationItem[] = [
  {
    kind: 'MEETING' as const,
    title: 'デザインレビュー',
    excerpt: '高橋 蓮さんが変更しました。',
    eventAt: '2026-11-24T14:00:00+09:00',
    createdAt: '2026-11-20T16:42:00+09:00',
  },
  {
    kind: 'VOICE_CHAT_INVITE' as const,
    title: '小林 芽衣さんからの不在着信',
    excerpt: '折り返しはプロフィールからできます。',
    createdAt: '2026-11-20T11:05:00+09:00',
  },
  {
    kind: 'ORGANIZATION' as const,
    title: '年末年始の休業について',
    excerpt:
      '12月29日から1月3日までオフィスを閉めます。急ぎの連絡先は総務部までお問い合わせください。休業中の入館には申請が必要です。',
    createdAt: '2026-11-19T09:30:00+09:00',
  },
  {
    kind: 'CHAT_ROOM' as const,
    title: '「営業企画」に参加しました',
    excerpt: '渡辺 颯太さんがあなたを追加しました。',
    createdAt: '2026-11-20T10:12:00+09:00',
    readAt,
  },
  {
    kind: 'ORGANIZATION' as const,
    title: '座席が変わりました',
    excerpt: '管理者が 2F の座席 B-4 をあなたに割り当てました。',
    createdAt: '2026-11-18T13:20:00+09:00',
    readAt,
  },
].map(item);

export const longest: readonly NotificationItem[] = [
  {
    kind: 'ORGANIZATION' as const,
    title:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz：第二開発本部プラットフォーム推進室からの重要なお願い',
    excerpt:
      'https://example.com/a/very/long/address/that/has/no/place/to/break/at/all/and/goes/on/for/quite/some/time'.repeat(
        2,
      ),
    createdAt: '2025-12-31T23:59:00+09:00',
  },
].map(item);
