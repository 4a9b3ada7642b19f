import { members } from '../../../stories/members.ts';
import type { ComposedNotification } from './notification.ts';
import type { NotificationReader } from './NotificationReport/index.ts';

const draft: ComposedNotification = {
  id: 'n-1',
  state: 'DRAFT',
  title: { ja: '健康診断のご案内', en: 'Health check' },
  audience: { kind: 'DEPARTMENTS', departments: ['開発部', '営業部'] },
  author: '青木 葵',
  publishAt: null,
  publishedAt: null,
  withdrawnAt: null,
  recipientCount: null,
  readCount: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
};

export const sent: ComposedNotification = {
  ...draft,
  id: 'n-3',
  state: 'SENT',
  title: { ja: '年末年始の営業日について', en: 'Opening days at the end of the year' },
  audience: { kind: 'ORGANIZATION' },
  publishAt: '2026-11-19T00:00:00.000Z',
  publishedAt: '2026-11-19T00:00:00.000Z',
  recipientCount: 1234,
  readCount: 871,
};

export const notifications: readonly ComposedNotification[] = [
  draft,
  {
    ...draft,
    id: 'n-2',
    state: 'SCHEDULED',
    title: {
      ja: '第二開発本部プラットフォーム推進室バックエンド基盤グループの座席変更と執務エリア移動のお知らせ',
      en: 'New seats for the second development division’s backend platform group, and the way there',
    },
    audience: { kind: 'ROLES', roles: ['USER', 'GUEST'] },
    publishAt: '2026-11-24T00:00:00.000Z',
  },
  sent,
  {
    ...sent,
    id: 'n-4',
    state: 'WITHDRAWN',
    withdrawnAt: '2026-11-19T01:00:00.000Z',
    recipientCount: 40,
    readCount: 12,
  },
];

export const content = {
  ja: '**12月29日**から1月3日まで休業します。\n\n- 緊急の連絡先は総務部です。',
  en: 'We are closed from **29 December** to 3 January.\n\n- In an emergency, call general affairs.',
};

export const readers: readonly NotificationReader[] = members.map((member, index) => ({
  userId: member.userId,
  name: member.name,
  avatarUrl: null,
  department: member.department,
  readAt: index < 2 ? `2026-11-19T0${2 - index}:12:00.000Z` : null,
}));
