import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { RoomWebhooks, type RoomWebhook, type RoomWebhooksState } from './RoomWebhooks.tsx';

const deployments: RoomWebhook = {
  id: 'hook-1',
  name: 'Deployments',
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  lastUsedAt: '2026-11-20T01:00:00Z',
  needsNewUrl: false,
};
const monitoring: RoomWebhook = {
  ...deployments,
  id: 'hook-2',
  name: '監視アラート（本番環境・ステージング環境・検証環境のサーバーとネットワーク機器）',
  createdByName: null,
  lastUsedAt: null,
  needsNewUrl: true,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', webhooks: [deployments, monitoring] },
  created: {
    status: 'created',
    name: 'Deployments',
    url: 'https://office.sakura.example/api/v1/webhooks/office_hook_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpR',
  },
} satisfies { [S in RoomWebhooksState['status']]: Extract<RoomWebhooksState, { status: S }> };

const meta = {
  component: RoomWebhooks,
  decorators: [inPanel],
  args: {
    open: true,
    state: states.ready,
    onCreate: fn(),
    onRenew: fn(),
    onDelete: fn(),
    onCopy: fn(),
    onDone: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RoomWebhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const name = 'Deployments';
    await userEvent.click(
      await screen.findByRole('button', { name: t('webhooks.renew', { name }) }),
    );
    let question = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(question).getByRole('button', { name: t('renewWebhook.confirm') }),
    );
    await expect(args.onRenew).toHaveBeenCalledWith({ id: 'hook-1' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(
      await screen.findByRole('button', { name: t('webhooks.delete', { name }) }),
    );
    question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(
      within(question).getByRole('button', { name: t('deleteWebhook.confirm') }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'hook-1' });
  },
};

/** The creator of the second webhook has left. */
export const NeedsNewUrl: Story = {
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await screen.findAllByText(t('webhooks.needsNewUrl'))).toHaveLength(1);
  },
};

export const NoWebhooks: Story = {
  args: { state: { status: 'ready', webhooks: [] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const create = await screen.findByRole('button', { name: t('webhooks.create') });
    await userEvent.click(create);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: t('webhooks.name') }), '監視');
    await userEvent.click(create);
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ name: '監視' }));
  },
};

export const Full: Story = {
  args: {
    state: {
      status: 'ready',
      webhooks: Array.from({ length: 10 }, (_, at) => ({ ...deployments, id: `hook-${at}` })),
    },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await screen.findByText(t('webhooks.full', { max: 10 }))).toBeVisible();
    await expect(screen.queryByRole('button', { name: t('webhooks.create') })).toBeNull();
  },
};

export const Created: Story = {
  args: { state: states.created },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('invite.copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ url: states.created.url });
    await expect(await screen.findByRole('button', { name: t('invite.copied') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('webhooks.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: { text: 'The name was refused.' } },
  play: async () => {
    await expect(await screen.findByText('The name was refused.')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submitting: true } };
