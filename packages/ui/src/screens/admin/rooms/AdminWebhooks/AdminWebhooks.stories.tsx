import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { AdminWebhooks, type AdminWebhookItem, type AdminWebhooksState } from './AdminWebhooks.tsx';

const deployments: AdminWebhookItem = {
  id: 'hook-1',
  name: 'Deployments',
  roomName: '開発部',
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  lastUsedAt: '2026-11-20T01:00:00Z',
  needsNewUrl: false,
};
const monitoring: AdminWebhookItem = {
  ...deployments,
  id: 'hook-2',
  name: '監視アラート（本番環境・ステージング環境・検証環境のサーバーとネットワーク機器）',
  roomName: '情報システム部 インフラストラクチャー運用チーム 当番連絡用チャットルーム',
  createdByName: null,
  lastUsedAt: null,
  needsNewUrl: true,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', webhooks: [deployments, monitoring] },
} satisfies { [S in AdminWebhooksState['status']]: Extract<AdminWebhooksState, { status: S }> };

const meta = {
  component: AdminWebhooks,
  args: { state: states.ready, onDelete: fn(), onRetry: fn() },
} satisfies Meta<typeof AdminWebhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const name = 'Deployments';
    await userEvent.click(
      canvas.getByRole('button', { name: t('webhooks.deleteNamed', { name }) }),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('webhooks.delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'hook-1' });
  },
};

export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value={true}>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deployments')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The creator of the second webhook has left. */
export const NeedsNewUrl: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    await expect(canvas.getAllByText(t('webhooks.needsNewUrl'))).toHaveLength(1);
  },
};

export const Empty: Story = { args: { state: states.empty } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = { args: { deleting: true } };
