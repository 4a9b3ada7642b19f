import { members } from '../../../stories/members.ts';
import type { NotificationDetailState } from './NotificationDetail.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: {
    status: 'ready',
    notification: {
      kind: 'MEETING',
      title: 'デザインレビュー',
      content: '高橋 蓮さんが変更しました。',
      format: 'PLAIN',
      eventAt: '2026-11-24T14:00:00+09:00',
      createdAt: '2026-11-20T16:42:00+09:00',
      leadsTo: { page: 'meeting' },
    },
  },
} satisfies {
  [S in NotificationDetailState['status']]: Extract<NotificationDetailState, { status: S }>;
};

export const composed: NotificationDetailState = {
  status: 'ready',
  notification: {
    kind: 'ORGANIZATION',
    title: '年末年始の休業についてのお知らせ：第二開発本部プラットフォーム推進室のみなさまへ',
    content:
      '12月29日から1月3日まで**オフィスを閉めます**。\n\n- 入館には申請が必要です\n- 急ぎの連絡先は総務部までお問い合わせください',
    format: 'MARKDOWN',
    author: { name: members[0]!.name, avatarUrl: null },
    eventAt: null,
    createdAt: '2026-11-19T09:30:00+09:00',
  },
};
