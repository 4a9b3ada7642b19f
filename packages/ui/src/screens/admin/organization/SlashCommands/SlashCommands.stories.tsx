import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { SlashCommands, type SlashCommandItem, type SlashCommandsState } from './SlashCommands.tsx';

const deploy: SlashCommandItem = {
  id: 'deploy',
  name: 'deploy',
  description: 'ブランチをデプロイします',
  usageHint: '[ブランチ]',
  url: 'https://ci.sakura.example/office',
  enabled: true,
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  lastRunAt: '2026-11-20T01:00:00Z',
  problem: null,
};
const failing: SlashCommandItem = {
  ...deploy,
  id: 'failing',
  name: 'attendance-of-the-whole-company1',
  description:
    '出勤、退勤、休憩の開始と終了を勤怠システムに記録し、今月の勤務時間と残業時間を確認します',
  usageHint: '[in|out|break] [時刻] [コメント]',
  url: 'https://attendance.sakura.example/hooks/8d1e4f60-5555-4d53-8a0e-2f6f6f1d0d01?tenant=sakura',
  createdByName: null,
  problem: { kind: 'REJECTED', detail: 'HTTP 503' },
};
const disabled: SlashCommandItem = {
  ...deploy,
  id: 'disabled',
  name: 'ship',
  usageHint: '',
  enabled: false,
  lastRunAt: null,
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', commands: [failing, deploy, disabled] },
} satisfies {
  [S in SlashCommandsState['status']]: Extract<SlashCommandsState, { status: S }>;
};

const meta = {
  component: SlashCommands,
  args: {
    state: states.ready,
    editing: null,
    onCreate: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onCloseEditing: fn(),
    onCopy: fn(),
    onEnabledChange: fn(),
    onRenewSecret: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SlashCommands>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText(t('slashCommands.status.failing'))).toBeVisible();
    const name = '/ship';
    await userEvent.click(
      canvas.getByRole('button', { name: t('slashCommands.editNamed', { name }) }),
    );
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 'disabled' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('slashCommands.moreNamed', { name }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t('slashCommands.enable') }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith({ id: 'disabled', enabled: true });
  },
};

/** Deleting requires a confirmation. */
export const Deleting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(
      canvas.getByRole('button', { name: t('slashCommands.moreNamed', { name: '/deploy' }) }),
    );
    const item = { name: t('slashCommands.delete') };
    await userEvent.click(await screen.findByRole('menuitem', item));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', item));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'deploy' });
  },
};

export const Creating: Story = {
  args: { editing: { status: 'form', command: null } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    const field = (key: 'name' | 'commandDescription' | 'usageHint' | 'url') =>
      dialog.getByRole('textbox', { name: t(`slashCommands.${key}`) });
    await waitFor(() => expect(field('name')).toBeVisible());
    await userEvent.type(field('name'), '/Deploy');
    await userEvent.type(field('commandDescription'), 'Deploys a branch');
    await userEvent.type(field('url'), 'https://ci.example/');
    const create = dialog.getByRole('button', { name: t('slashCommands.create') });
    await userEvent.click(create);
    await expect(await dialog.findByText(t('slashCommands.rejected.name'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field('name'));
    await userEvent.type(field('name'), '/deploy');
    await userEvent.click(create);
    const values = {
      name: 'deploy',
      description: 'Deploys a branch',
      usageHint: '',
      url: 'https://ci.example/',
    };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

export const Editing: Story = { args: { editing: { status: 'form', command: failing } } };

export const Rejected: Story = {
  args: {
    editing: {
      status: 'form',
      command: deploy,
      rejected: ['nameTaken', 'url'],
      error: '他の管理者が先に変更しました。',
    },
  },
};

export const Saving: Story = {
  args: {
    state: { ...states.ready, saving: true },
    editing: { status: 'form', command: deploy, saving: true },
  },
};

/** The secret is shown once. */
export const Secret: Story = {
  args: {
    editing: {
      status: 'secret',
      name: '/deploy',
      secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=',
    },
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
};

export const Empty: Story = { args: { state: { status: 'ready', commands: [] } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
