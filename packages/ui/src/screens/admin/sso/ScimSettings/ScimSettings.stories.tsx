import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  ScimSettings,
  type ScimGroupItem,
  type ScimSettingsState,
  type ScimTokenItem,
} from './ScimSettings.tsx';

const tokens: ScimTokenItem[] = [
  {
    id: 'token-1',
    name: 'Okta',
    createdAt: '2026-11-20T09:00:00.000Z',
    createdByName: '佐藤 葵',
    lastUsedAt: '2026-11-26T06:00:00.000Z',
    expiresAt: '2027-11-20T09:00:00.000Z',
    expired: false,
  },
  {
    id: 'token-2',
    name: 'Microsoft Entra ID for the headquarters and every branch of a company with a long name',
    createdAt: '2025-10-01T09:00:00.000Z',
    createdByName: null,
    lastUsedAt: null,
    expiresAt: '2026-10-01T09:00:00.000Z',
    expired: true,
  },
];

const groups: ScimGroupItem[] = [
  {
    id: 'group-1',
    displayName: '情報システム部',
    members: 1,
    role: 'ORGANIZATION_ADMIN',
    floorId: 'floor-2',
  },
  {
    id: 'group-2',
    displayName: 'Everyone in the sales departments of all branches in Japan and abroad',
    members: 240,
    role: null,
    floorId: null,
  },
];

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    endpoint: 'https://office.sakura.example/api/scim/v2',
    tokens,
    groups,
    floors: [
      { id: 'floor-1', name: '1F', officeName: '本社' },
      { id: 'floor-2', name: '2F', officeName: '本社' },
    ],
  },
} satisfies { [S in ScimSettingsState['status']]: Extract<ScimSettingsState, { status: S }> };

const secret = 'office_scim_Jx0a5c2vQ7kS1n9tZ3f0Yk1m2Qv8sT4x6WbN7cEaLpR';

const meta = {
  component: ScimSettings,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    onStart: fn(),
    onCreate: fn(),
    onClose: fn(),
    onRevoke: fn(),
    onCopy: fn(),
    onChangeRole: fn(),
    onChangeFloor: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ScimSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const copy = t('copy', { label: t('scim.endpoint') });
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: states.ready.endpoint });
    await userEvent.click(canvas.getByRole('button', { name: t('scim.create') }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { state: { ...states.ready, tokens: [], groups: [] } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await expect(canvas.getByText(t('scim.noTokens'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('scim.create') }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};

/** Asks before a token is revoked. */
export const Revokes: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    await userEvent.click(
      canvas.getByRole('button', { name: t('scim.revokeNamed', { name: 'Okta' }) }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: t('scim.revokeTitle', { name: 'Okta' }),
    });
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('scim.revoke') }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ id: 'token-1' });
  },
};

export const Revoking: Story = { args: { state: { ...states.ready, revoking: true } } };

/** Asks before the role of a group is changed. */
export const ChangesRole: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const name = '情報システム部';
    const select = canvas.getByRole('combobox', { name: t('scim.groupRole', { name }) });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: t('scim.groupRoles.NONE') }));
    const question = await screen.findByRole('alertdialog', {
      name: t('scim.roleTitle', { name }),
    });
    await expect(args.onChangeRole).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('scim.changeRole') }));
    await expect(args.onChangeRole).toHaveBeenCalledWith({ id: 'group-1', role: null });
  },
};

export const ChangesFloor: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const name = '情報システム部';
    const select = canvas.getByRole('combobox', { name: t('scim.groupFloor', { name }) });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: t('scim.firstFloor') }));
    await expect(args.onChangeFloor).toHaveBeenCalledWith({ id: 'group-1', floorId: null });
  },
};

export const ChangingGroup: Story = { args: { state: { ...states.ready, changingGroup: true } } };

/** Requires a name. */
export const NewToken: Story = {
  args: { creation: { status: 'form' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const dialog = await screen.findByRole('dialog', { name: t('scim.create') });
    const submit = within(dialog).getByRole('button', { name: t('scim.create') });
    await userEvent.click(submit);
    await expect(within(dialog).getByLabelText(t('scim.name'))).toBeInvalid();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText(t('scim.name')), 'Okta{Enter}');
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({ values: { name: 'Okta', expiresInDays: 365 } }),
    );
  },
};

export const Creating: Story = { args: { creation: { status: 'form', saving: true } } };

export const CreationFailed: Story = {
  args: {
    creation: {
      status: 'form',
      problem:
        'トークンの数が上限に達しています。 The organisation already has the maximum number of tokens.',
    },
  },
};

/** Only the button closes the dialog with the secret. */
export const Created: Story = {
  args: { creation: { status: 'created', name: 'Okta', secret } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-sso');
    const dialog = await screen.findByRole('alertdialog', {
      name: t('scim.createdTitle', { name: 'Okta' }),
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    const copy = t('copy', { label: t('scim.token') });
    await userEvent.click(within(dialog).getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: secret });
    await userEvent.click(within(dialog).getByRole('button', { name: t('scim.done') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const LoadingFailed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
