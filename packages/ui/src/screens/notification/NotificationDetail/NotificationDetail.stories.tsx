import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { members } from '../../../stories/members.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../notification.fixtures.ts';
import { NotificationDetail, type NotificationDetailState } from './NotificationDetail.tsx';

const states = {
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

const composed: NotificationDetailState = {
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

const meta = {
  component: NotificationDetail,
  decorators: [inPanel],
  args: { state: states.ready, clock, onBack: fn(), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof NotificationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMeeting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await expect(canvas.getByRole('heading', { name: 'デザインレビュー' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('detail.opens.meeting') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Composed: Story = {
  args: { state: composed },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBe(2);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.toList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
