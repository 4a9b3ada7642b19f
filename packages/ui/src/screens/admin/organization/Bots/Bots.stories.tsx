import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { Bots, type BotItem, type BotsState } from './Bots.tsx';

const builds: BotItem = {
  id: 'builds',
  name: 'ビルド通知',
  description: 'ビルドとデプロイの結果を投稿します',
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  tokens: [
    {
      id: 'ci',
      name: 'CI',
      scopes: ['chat:write'],
      expiresAt: '2027-02-16T01:00:00Z',
      lastUsedAt: '2026-11-20T01:00:00Z',
      expired: false,
    },
    {
      id: 'old',
      name: 'Old CI',
      scopes: ['chat:read', 'chat:write'],
      expiresAt: '2026-11-19T01:00:00Z',
      lastUsedAt: null,
      expired: true,
    },
  ],
};
const withoutTokens: BotItem = {
  ...builds,
  id: 'attendance',
  name: '勤怠管理システム連携用ボット（全社共通・本番環境）attendance-production-2026',
  description:
    '出勤、退勤、休憩の開始と終了の記録を、勤怠管理システムから各部署のルームに投稿し、未入力のメンバーに確認します',
  createdByName: null,
  tokens: [],
};
const full: BotItem = {
  ...builds,
  id: 'full',
  name: 'Full',
  description: '',
  tokens: Array.from({ length: 20 }, (_, at) => ({
    ...builds.tokens[0]!,
    id: `token-${at}`,
    name: `Token ${at + 1}`,
  })),
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', bots: [builds, withoutTokens] },
} satisfies { [S in BotsState['status']]: Extract<BotsState, { status: S }> };

const meta = {
  component: Bots,
  args: {
    state: states.ready,
    editing: null,
    onCreate: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onStartToken: fn(),
    onCreateToken: fn(),
    onRevokeToken: fn(),
    onDelete: fn(),
    onCloseEditing: fn(),
    onCopy: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Bots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const { name } = builds;
    const press = (label: string) => userEvent.click(canvas.getByRole('button', { name: label }));
    await press(t('bots.editNamed', { name }));
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 'builds' });
    await press(t('bots.createTokenFor', { name }));
    await expect(args.onStartToken).toHaveBeenCalledWith({ id: 'builds' });
  },
};

/** Revoking requires a confirmation. */
export const Revoking: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const label = t('bots.revokeNamed', { name: 'CI', bot: builds.name });
    await userEvent.click(canvas.getByRole('button', { name: label }));
    await expect(args.onRevokeToken).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('bots.revoke') }));
    await expect(args.onRevokeToken).toHaveBeenCalledWith({ tokenId: 'ci' });
  },
};

/** Deleting requires a confirmation. */
export const Deleting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const more = t('bots.moreNamed', { name: builds.name });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const item = { name: t('bots.delete') };
    await userEvent.click(await screen.findByRole('menuitem', item));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', item));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'builds' });
  },
};

export const Creating: Story = {
  args: { editing: { status: 'bot', bot: null } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: t('bots.name') });
    await waitFor(() => expect(name).toBeVisible());
    const create = dialog.getByRole('button', { name: t('bots.create') });
    await userEvent.click(create);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Build bot');
    await userEvent.click(create);
    const values = { name: 'Build bot', description: '' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

export const Editing: Story = { args: { editing: { status: 'bot', bot: withoutTokens } } };

export const Rejected: Story = {
  args: {
    editing: {
      status: 'bot',
      bot: builds,
      rejected: ['name', 'description'],
      error: '他の管理者が先に変更しました。',
    },
  },
};

export const Saving: Story = {
  args: {
    state: { ...states.ready, saving: true },
    editing: { status: 'bot', bot: builds, saving: true },
  },
};

export const CreatingToken: Story = {
  args: { editing: { status: 'token', bot: builds } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const common = translatorOf({ globals }, 'common');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: common('accessToken.name') });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.type(name, 'CI');
    const create = dialog.getByRole('button', { name: t('bots.createToken') });
    await userEvent.click(create);
    await expect(await dialog.findByText(common('accessToken.scopesRequired'))).toBeVisible();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: common('accessToken.scope.chatWrite') }),
    );
    await userEvent.click(create);
    const values = { name: 'CI', scopes: ['chat:write'], expiresInDays: 30 };
    await waitFor(() => expect(args.onCreateToken).toHaveBeenCalledWith({ values }));
  },
};

export const TokenFailed: Story = {
  args: {
    editing: {
      status: 'token',
      bot: builds,
      error: 'サーバーに接続できません。通信状況を確認してください。',
    },
  },
};

export const SavingToken: Story = {
  args: { editing: { status: 'token', bot: builds, saving: true } },
};

/** The token is shown once. */
export const Secret: Story = {
  args: {
    editing: {
      status: 'secret',
      name: 'CI',
      secret: 'ofc_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRq8Zt1A',
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('bots.copyToken') }));
    await expect(args.onCopy).toHaveBeenCalledWith({
      text: 'ofc_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRq8Zt1A',
    });
  },
};

/** A bot with the maximum number of tokens. */
export const Full: Story = {
  args: { state: { status: 'ready', bots: [full] } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const label = t('bots.createTokenFor', { name: full.name });
    await expect(canvas.getByRole('button', { name: label })).toBeDisabled();
  },
};

/** Auditors see no buttons. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = { args: { state: { status: 'ready', bots: [] } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
