import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  AdminAccessTokens,
  type AdminAccessTokenItem,
  type AdminAccessTokensState,
} from './AdminAccessTokens.tsx';

const buildServer: AdminAccessTokenItem = {
  id: 'token-1',
  name: 'Build server',
  userName: '高橋 蓮',
  scopes: ['chat:write'],
  createdAt: '2026-11-18T01:00:00Z',
  expiresAt: '2027-02-16T01:00:00Z',
  lastUsedAt: '2026-11-20T01:00:00Z',
  expired: false,
};
const withLongName: AdminAccessTokenItem = {
  ...buildServer,
  id: 'token-2',
  name: '会議室の予約状況を社内ポータルに表示するためのスクリプト（本番環境・ステージング環境）',
  userName: '勅使河原 さくら子',
  scopes: ['people:read', 'chat:read', 'meetings:read', 'meetings:write', 'notifications:read'],
  expiresAt: '2026-11-19T01:00:00Z',
  lastUsedAt: null,
  expired: true,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    enabled: true,
    tokens: [buildServer, withLongName],
    page: 1,
    pages: 3,
  },
} satisfies {
  [S in AdminAccessTokensState['status']]: Extract<AdminAccessTokensState, { status: S }>;
};

const meta = {
  component: AdminAccessTokens,
  args: {
    state: states.ready,
    onEnabledChange: fn(),
    onRevoke: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminAccessTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const { name, userName } = buildServer;
    await userEvent.click(
      canvas.getByRole('button', { name: t('accessTokens.revokeNamed', { name, userName }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('accessTokens.revoke') }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ id: 'token-1' });
  },
};

/** Forbidding tokens asks first, because scripts of members stop working. */
export const Forbids: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('switch', { name: t('accessTokens.enabled') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onEnabledChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('accessTokens.forbid') }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith({ enabled: false });
  },
};

export const Forbidden: Story = {
  args: { state: { ...states.ready, enabled: false } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('switch', { name: t('accessTokens.enabled') }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith({ enabled: true });
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByRole('switch', { name: t('accessTokens.enabled') })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { state: { ...states.ready, pages: 1 } },
  decorators: [
    (Story) => (
      <ReadOnlyContext value={true}>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Build server')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const Empty: Story = { args: { state: { ...states.ready, tokens: [], pages: 1 } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
