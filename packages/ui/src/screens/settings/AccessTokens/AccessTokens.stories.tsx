import type { Meta, StoryObj } from '@storybook/react-vite';
import { maxApiTokens } from '@office/vocabulary';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { AccessTokens, type AccessTokenItem, type AccessTokensState } from './AccessTokens.tsx';

const buildServer: AccessTokenItem = {
  id: 'token-1',
  name: 'ビルドサーバー',
  scopes: ['chat:write'],
  createdAt: '2026-11-18T01:00:00Z',
  expiresAt: '2027-02-16T01:00:00Z',
  lastUsedAt: '2026-11-20T01:00:00Z',
  expired: false,
};
const withLongName: AccessTokenItem = {
  ...buildServer,
  id: 'token-2',
  name: '会議室の予約状況を社内ポータルに表示するためのスクリプト（本番環境・ステージング環境）',
  scopes: ['people:read', 'chat:read', 'meetings:read', 'meetings:write', 'notifications:read'],
  expiresAt: '2026-11-19T01:00:00Z',
  lastUsedAt: null,
  expired: true,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', tokens: [buildServer, withLongName], allowed: true },
} satisfies { [S in AccessTokensState['status']]: Extract<AccessTokensState, { status: S }> };

const meta = {
  component: AccessTokens,
  decorators: [inPanel],
  args: {
    state: states.ready,
    onStart: fn(),
    onCreate: fn(),
    onRevoke: fn(),
    onCopy: fn(() => Promise.resolve()),
    onClose: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof AccessTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('accessTokens.revokeNamed', { name: 'ビルドサーバー' }),
      }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: t('accessTokens.revoke') }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ id: 'token-1' });
  },
};

export const Empty: Story = {
  args: { state: { ...states.ready, tokens: [] } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('accessTokens.create') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The organisation forbids tokens. Existing ones can still be revoked. */
export const Forbidden: Story = {
  args: { state: { ...states.ready, allowed: false } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('accessTokens.forbidden'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('accessTokens.create') })).toBeNull();
  },
};

export const ForGuest: Story = {
  args: { state: { ...states.ready, tokens: [], allowed: false, guest: true } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('accessTokens.forbiddenForGuests'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('accessTokens.create') })).toBeNull();
  },
};

export const Full: Story = {
  args: {
    state: {
      ...states.ready,
      tokens: Array.from({ length: maxApiTokens }, (_, at) => ({
        ...buildServer,
        id: `token-${at}`,
      })),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('accessTokens.full', { count: maxApiTokens }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('accessTokens.create') })).toBeNull();
  },
};

export const Creating: Story = {
  args: { creation: { status: 'form' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    const dialog = within(await screen.findByRole('dialog'));
    const create = dialog.getByRole('button', { name: t('accessTokens.create') });
    await userEvent.type(
      dialog.getByRole('textbox', { name: common('accessToken.name') }),
      'Build server',
    );
    await userEvent.click(create);
    await expect(await dialog.findByText(common('accessToken.scopesRequired'))).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: common('accessToken.scope.chatWrite') }),
    );
    await userEvent.click(create);
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        values: { name: 'Build server', scopes: ['chat:write'], expiresInDays: 30 },
      }),
    );
  },
};

/** The server requires the password of members with a password. */
export const AsksForPassword: Story = {
  args: { creation: { status: 'form', askPassword: true, error: { kind: 'wrongPassword' } } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'common');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(t('passwordField.incorrect'))).toBeVisible();
  },
};

/** Does not keep the values or the password of the cancelled form. */
export const CreationCancelled: Story = {
  args: { state: { ...states.ready, tokens: [] } },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <AccessTokens
        {...args}
        creation={open ? { status: 'form', askPassword: true } : null}
        onStart={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    const openForm = async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('accessTokens.create') }));
      const dialog = within(await screen.findByRole('dialog'));
      return {
        dialog,
        name: dialog.getByRole('textbox', { name: common('accessToken.name') }),
        password: dialog.getByLabelText(common('passwordField.current')),
      };
    };
    const first = await openForm();
    await userEvent.type(first.name, 'Build server');
    await userEvent.type(first.password, 'Office#2026');
    await userEvent.click(first.dialog.getByRole('button', { name: t('twoFactor.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await openForm();
    await expect(second.name).toHaveValue('');
    await expect(second.password).toHaveValue('');
  },
};

export const CreationRefused: Story = {
  args: {
    creation: { status: 'form', error: { kind: 'other', text: 'The organisation forbids it.' } },
  },
  play: async () => {
    await expect(await screen.findByText('The organisation forbids it.')).toBeVisible();
  },
};

export const Created: Story = {
  args: {
    creation: {
      status: 'created',
      name: 'Build server',
      secret: 'ofc_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRq8Zt1A',
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('accessTokens.copy') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await dialog.findByText(t('twoFactor.copied'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('accessTokens.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { creation: { status: 'form', submitting: true } } };

export const Revoking: Story = {
  args: { revoking: 'token-1' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const name = t('accessTokens.revokeNamed', { name: buildServer.name });
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Revoked: Story = { args: { result: { status: 'revoked' } } };

export const RevocationFailed: Story = { args: { result: { status: 'failed' } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
