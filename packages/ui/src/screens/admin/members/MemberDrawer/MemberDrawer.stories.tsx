import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { framed } from '../../../../stories/modes.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { memberDetail } from '../members.fixtures.ts';
import { MemberDrawer, type MemberDrawerProps, type MemberDrawerState } from './MemberDrawer.tsx';

const states = {
  ready: { status: 'ready', member: memberDetail },
  loading: { status: 'loading' },
  error: { status: 'error' },
} satisfies {
  [Status in MemberDrawerState['status']]: Extract<MemberDrawerState, { status: Status }>;
};

const meta = {
  component: MemberDrawer,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    open: true,
    state: states.ready,
    auditHref: '/audit?target=person-2',
    onSave: fn(),
    onDraft: fn(),
    onBlock: fn(),
    onUnblock: fn(),
    onUnlock: fn(),
    onRemove: fn(),
    onExportData: fn(),
    onDownloadData: fn(),
    onErase: fn(),
    onSignOut: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Edits a member, signs out one device, and removes the member after a confirmation that names the loss. */
export const Member: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const save = drawer.getByRole('button', { name: t('drawer.save') });
    await expect(save).toBeDisabled();
    await userEvent.type(drawer.getByRole('textbox', { name: t('column.department') }), '課');
    const department = `${memberDetail.department}課`;
    const before = expect.objectContaining({ department: memberDetail.department });
    const edit = expect.objectContaining({ department });
    await expect(args.onDraft).toHaveBeenLastCalledWith({ draft: { version: 1, before, edit } });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, department });
    const audit = drawer.getByRole('link', { name: t('drawer.audit') });
    await expect(audit).toHaveAttribute('href', '/audit?target=person-2');
    const { address, browser, system } = memberDetail.sessions[0]!;
    const name = t('drawer.browserOn', { browser, system });
    await userEvent.click(
      drawer.getByRole('button', { name: t('drawer.signOutName', { name, address }) }),
    );
    await expect(args.onSignOut).toHaveBeenCalledWith({ sessionId: 'session-1' });
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.remove') }));
    const question = await screen.findByRole('alertdialog');
    const confirm = within(question).getByRole('button', { name: t('drawer.ask.removeConfirm') });
    await userEvent.click(confirm);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function WithConcurrentEdit(args: MemberDrawerProps) {
  const [state, setState] = useState(args.state);
  return (
    <MemberDrawer
      {...args}
      state={state}
      onSave={(event) => {
        args.onSave(event);
        if (event.version > 1) return;
        const member = { ...memberDetail, version: 2, department: '企画部', jobTitle: '主任' };
        setState({ status: 'ready', member });
      }}
    />
  );
}

/** Fields changed by both administrators show both versions. Other changes are merged. */
export const Changed: Story = {
  render: (args) => <WithConcurrentEdit {...args} />,
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const common = translatorOf({ globals }, 'common');
    const drawer = within(await screen.findByRole('dialog'));
    const field = drawer.getByRole('textbox', { name: t('column.department') });
    await userEvent.clear(field);
    await userEvent.type(field, '営業部');
    await userEvent.keyboard('{Enter}');
    const both = within(await drawer.findByRole('region', { name: common('editConflict.label') }));
    await expect(both.getByText('企画部')).toBeVisible();
    await expect(both.queryByText('主任')).toBeNull();
    await userEvent.click(both.getByRole('button', { name: common('editConflict.keepMine') }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ version: 2, department: '営業部' });
    await waitFor(() =>
      expect(drawer.getByRole('textbox', { name: t('column.jobTitle') })).toHaveValue('主任'),
    );
  },
};

/** Reports a text that is too long. Surrounding whitespace does not count as a change. */
export const Checked: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const field = drawer.getByRole('textbox', { name: t('column.department') });
    const save = drawer.getByRole('button', { name: t('drawer.save') });
    await userEvent.click(field);
    await userEvent.paste('部'.repeat(300));
    await userEvent.click(save);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, ` ${memberDetail.department} `);
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveValue(memberDetail.department));
    await expect(save).toHaveFocus();
    await userEvent.type(field, '課');
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.discard') }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(memberDetail.department);
  },
};

/** The Latin name accepts only letters of the alphabet. Without it, the derived name is shown. */
export const LatinName: Story = {
  args: {
    state: {
      status: 'ready',
      member: { ...memberDetail, name: 'Takahashi Ren', nativeName: memberDetail.name },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const common = translatorOf({ globals }, 'common');
    const drawer = within(await screen.findByRole('dialog', { name: 'Takahashi Ren' }));
    await waitFor(() => expect(drawer.getByText(new RegExp(memberDetail.name))).toBeVisible());
    const field = drawer.getByRole('textbox', { name: t('column.nameLatin') });
    await expect(field).toHaveAccessibleDescription(
      t('drawer.nameLatinDerived', { name: 'Takahashi Ren' }),
    );
    await userEvent.type(field, '高橋{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(drawer.getByText(common('validation.nameLatin'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ren Takahashi{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, nameLatin: 'Ren Takahashi' });
  },
};

export const LatinNameOfMember: Story = {
  args: {
    state: {
      status: 'ready',
      member: {
        ...memberDetail,
        enteredNameLatin: 'Ren Takahashi',
        nameLatin: 'Ren Takahashi',
        nameLatinEditable: false,
      },
    },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog'));
    const field = drawer.getByRole('textbox', { name: t('column.nameLatin') });
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveValue('Ren Takahashi');
    await expect(field).toHaveAccessibleDescription(t('drawer.nameLatinFixed'));
  },
};

const before = {
  role: memberDetail.role,
  accessUntil: '',
  department: memberDetail.department ?? '',
  jobTitle: memberDetail.jobTitle ?? '',
  nameLatin: memberDetail.enteredNameLatin,
};

export const LatinNameRefused: Story = {
  args: {
    draft: { version: 1, before: before, edit: { ...before, nameLatin: 'Ren T' } },
    refused: { nameLatin: 'Only the member can change this name.' },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog'));
    const field = drawer.getByRole('textbox', { name: t('column.nameLatin') });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('Only the member can change this name.');
  },
};

export const Saving: Story = {
  args: { doing: 'save', draft: { version: 1, before, edit: { ...before, jobTitle: '主任' } } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: t('column.jobTitle') }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The viewer's own account, which is the last administrator and is locked after wrong passwords. */
export const OwnAndLocked: Story = {
  args: {
    state: {
      status: 'ready',
      member: {
        ...memberDetail,
        role: 'ORGANIZATION_ADMIN',
        own: true,
        lastAdministrator: true,
        passwordLocked: true,
        passwordLockedUntil: '2026-11-20T09:30:00.000Z',
        sessions: [],
        seats: [],
      },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.queryByRole('button', { name: t('drawer.remove') })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.unlock') }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};

/** Grants a delegated role. The hint describes the selected role. */
export const DelegatedRole: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const field = drawer.getByRole('combobox', { name: t('column.role') });
    await expect(field).toHaveAccessibleDescription(t('roleHint.USER'));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: t('role.AUDITOR') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('roleHint.AUDITOR')));
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, adminRole: 'AUDITOR' });
  },
};

/** Removes a delegated role: the member keeps the role Member. */
export const RemovedDelegatedRole: Story = {
  args: { state: { status: 'ready', member: { ...memberDetail, adminRole: 'FLOOR_PLANNER' } } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const field = drawer.getByRole('combobox', { name: t('column.role') });
    await expect(field).toHaveTextContent(t('role.FLOOR_PLANNER'));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: t('role.USER') }));
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, adminRole: null });
  },
};

/** Removes the last day of access of a guest. */
export const Guest: Story = {
  args: {
    state: {
      status: 'ready',
      member: { ...memberDetail, role: 'GUEST', accessUntil: '2027-03-31' },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const field = drawer.getByRole('textbox', { name: t('column.accessUntil') });
    await expect(field).toHaveAccessibleDescription(t('drawer.accessUntilHint'));
    await userEvent.clear(field);
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, accessUntil: '' });
  },
};

/** Makes a member a guest with a last day of access. The server refuses a past day. */
export const NewGuest: Story = {
  args: { refused: { accessUntil: '今日以降の日付を選んでください。' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const name = t('column.accessUntil');
    await expect(drawer.queryByRole('textbox', { name })).toBeNull();
    await userEvent.click(drawer.getByRole('combobox', { name: t('column.role') }));
    await userEvent.click(await screen.findByRole('option', { name: t('role.GUEST') }));
    const field = await drawer.findByRole('textbox', { name });
    await userEvent.type(field, '2026-11-32');
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '2027-03-31');
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      version: 1,
      role: 'GUEST',
      accessUntil: '2027-03-31',
    });
  },
};

/** Ignores a day that was entered before the guest becomes a member. */
export const NoLongerGuest: Story = {
  args: { state: { status: 'ready', member: { ...memberDetail, role: 'GUEST' } } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    const name = t('column.accessUntil');
    await userEvent.type(drawer.getByRole('textbox', { name }), '2026-11-32');
    await userEvent.click(drawer.getByRole('combobox', { name: t('column.role') }));
    await userEvent.click(await screen.findByRole('option', { name: t('role.USER') }));
    await waitFor(() => expect(drawer.queryByRole('textbox', { name })).toBeNull());
    await userEvent.click(drawer.getByRole('button', { name: t('drawer.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, role: 'USER' });
  },
};

/** A people manager can choose only between Member and Guest. */
export const WithoutRoleAssignment: Story = {
  args: { access: { edit: true, assignRoles: false } },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await userEvent.click(drawer.getByRole('combobox', { name: t('column.role') }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      t('role.USER'),
      t('role.GUEST'),
    ]);
  },
};

/** A member with more permissions than the viewer. */
export const NotManageable: Story = {
  args: {
    access: { edit: true, assignRoles: false },
    state: {
      status: 'ready',
      member: { ...memberDetail, role: 'ORGANIZATION_ADMIN', manageable: false },
    },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await waitFor(() => expect(drawer.getByText(t('drawer.notManageable'))).toBeVisible());
    await expect(drawer.queryByRole('button', { name: t('drawer.remove') })).toBeNull();
  },
};

/** An auditor sees all values, without actions. */
export const ReadOnly: Story = {
  args: { access: { edit: false, assignRoles: false } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await waitFor(() => expect(drawer.getByText(t('drawer.readOnly'))).toBeVisible());
    await expect(drawer.getByText(memberDetail.department!)).toBeVisible();
    await expect(drawer.queryByRole('textbox')).toBeNull();
    await expect(drawer.queryByRole('button', { name: t('drawer.signOutAll') })).toBeNull();
    await expect(drawer.getByRole('link', { name: t('drawer.audit') })).toBeVisible();
  },
};

const erasure = { pending: false, messages: 1204, posts: 12, files: 38 };

/** The confirmation lists the erased and the kept data, and asks what happens to content. */
export const Erase: Story = {
  args: { personalData: { dataExport: { status: 'none' }, erasure } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await userEvent.click(drawer.getByRole('button', { name: t('personalData.export') }));
    await expect(args.onExportData).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: t('personalData.erase') }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(t('personalData.kept.audit'))).toBeVisible();
    const messages = t('personalData.ask.messages', { messages: '1,204', posts: '12' });
    await userEvent.click(question.getByRole('checkbox', { name: messages }));
    await userEvent.click(question.getByRole('button', { name: t('personalData.ask.confirm') }));
    await expect(args.onErase).toHaveBeenCalledWith({ messages: true, files: false });
  },
};

export const ExportReady: Story = {
  args: {
    personalData: {
      dataExport: { status: 'ready', size: 4_182_033, expiresAt: '2026-11-23T08:41:00.000Z' },
      erasure,
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await userEvent.click(drawer.getByRole('button', { name: t('personalData.download') }));
    await expect(args.onDownloadData).toHaveBeenCalledOnce();
  },
};

export const ExportPending: Story = {
  args: { personalData: { dataExport: { status: 'pending', progress: 40 }, erasure } },
};

export const ExportFailed: Story = {
  args: { personalData: { dataExport: { status: 'failed' }, erasure } },
};

export const Erasing: Story = {
  args: {
    personalData: { dataExport: { status: 'none' }, erasure: { ...erasure, pending: true } },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const drawer = within(await screen.findByRole('dialog', { name: memberDetail.name }));
    await waitFor(() => expect(drawer.getByText(t('personalData.erasing'))).toBeVisible());
    await expect(drawer.queryByRole('button', { name: t('personalData.erase') })).toBeNull();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
