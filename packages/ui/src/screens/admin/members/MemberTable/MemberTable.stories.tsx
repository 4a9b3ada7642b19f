import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { photographedAt } from '../../../../stories/modes.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { latinMemberRows, memberRows, states } from '../members.fixtures.ts';
import { MemberTable, type MemberTableProps } from './MemberTable.tsx';

function StatefulMemberTable(args: MemberTableProps) {
  const [filter, setFilter] = useState(args.filter);
  const [selection, setSelection] = useState(args.selection);
  return (
    <MemberTable
      {...args}
      filter={filter}
      selection={selection}
      onFilterChange={(event) => {
        setFilter(event.filter);
        args.onFilterChange(event);
      }}
      onSelectionChange={(event) => {
        setSelection(event.selection);
        args.onSelectionChange(event);
      }}
    />
  );
}

const meta = {
  component: MemberTable,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    filter: { keyword: '' },
    departments: [
      { name: '開発部', members: 120 },
      { name: 'Sales', members: 48 },
    ],
    sort: { columnId: 'name', direction: 'ascending' },
    limits: [10, 25, 50, 100],
    selection: { ids: [] },
    inviteHref: '/invitations',
    onFilterChange: fn(),
    onSortChange: fn(),
    onSelectionChange: fn(),
    onPageChange: fn(),
    onLimitChange: fn(),
    onOpen: fn(),
    onChange: fn(),
    onOutcomeClose: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
  render: (args) => <StatefulMemberTable {...args} />,
} satisfies Meta<typeof MemberTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The administrator who joined first has another label than the other administrators. */
export const OwnerAdmin: Story = {
  args: {
    state: {
      ...states.ready,
      rows: states.ready.rows
        .slice(0, 2)
        .map((row) => ({ ...row, role: 'ORGANIZATION_ADMIN' as const })),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await expect(canvas.getAllByText(t('role.OWNER_ADMIN'))).toHaveLength(1);
    await expect(canvas.getAllByText(t('role.ORGANIZATION_ADMIN'))).toHaveLength(1);
  },
};

/** Filters by a delegated role, which is listed between administrators and members. */
export const DelegatedRoles: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await expect(canvas.getByText(t('role.PEOPLE_MANAGER'))).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: t('filter.role') }));
    await userEvent.click(await screen.findByRole('option', { name: t('role.AUDITOR') }));
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: { keyword: '', adminRole: 'AUDITOR' },
      }),
    );
  },
};

/** Without the permission to change members, rows cannot be selected. */
export const ReadOnly: Story = {
  args: { access: { edit: false, assignRoles: false }, inviteHref: undefined as never },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('invite') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('export') })).toBeEnabled();
  },
};

/** In English, the name as the person writes it is beside the Latin name. */
export const LatinNames: Story = {
  args: { state: { ...states.ready, rows: latinMemberRows } },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = latinMemberRows;
    const row = within(canvas.getByRole('row', { name: new RegExp(first!.name) }));
    await expect(row.getByText(first!.nativeName!)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: first!.name }));
    await expect(args.onOpen).toHaveBeenCalledWith({ userId: first!.userId });
  },
};

/** Filters the table, opens a member, and changes several members after a confirmation with their number. */
export const Members: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    const common = translatorOf({ globals }, 'common');
    const [first, second] = memberRows;
    await userEvent.click(canvas.getByRole('button', { name: first!.name }));
    await expect(args.onOpen).toHaveBeenCalledWith({ userId: first!.userId });
    await userEvent.click(canvas.getByRole('combobox', { name: t('filter.block') }));
    await userEvent.click(await screen.findByRole('option', { name: t('block.ORGANIZATION') }));
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: { keyword: '', block: 'ORGANIZATION' },
      }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: t('filter.twoFactor') }));
    await userEvent.click(await screen.findByRole('option', { name: t('twoFactor.false') }));
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: { keyword: '', block: 'ORGANIZATION', twoFactor: false },
      }),
    );
    for (const { name: member } of [first!, second!]) {
      const name = common('dataTable.selectRow', { name: member });
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: t('action.ROLE') }));
    const dialog = await screen.findByRole('alertdialog', {
      name: t('bulk.title.ROLE', { count: '2' }),
    });
    await userEvent.click(within(dialog).getByRole('combobox', { name: t('bulk.newRole') }));
    await userEvent.click(await screen.findByRole('option', { name: t('role.GUEST') }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(within(dialog).getByRole('button', { name: t('bulk.confirm.ROLE') }));
    await expect(args.onChange).toHaveBeenCalledWith({
      change: { action: 'ROLE', role: 'GUEST' },
      selection: { ids: [first!.userId, second!.userId] },
      count: 2,
    });
  },
};

/** The selection exceeds the limit of a bulk change. */
export const TooMany: Story = {
  args: { state: { ...states.ready, total: 100_001 }, selection: { allExcept: [] } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await userEvent.click(canvas.getByRole('button', { name: t('action.BLOCK') }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: t('bulk.confirm.BLOCK') });
    await expect(confirm).toBeDisabled();
  },
};

/** A change of many members takes several calls. */
export const Changing: Story = {
  args: { selection: { allExcept: [] } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await userEvent.click(canvas.getByRole('button', { name: t('action.DEPARTMENT') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('bulk.confirm.DEPARTMENT') }));
    const progress = await dialog.findByRole('progressbar', { name: t('bulk.progress') });
    await expect(progress).toHaveAttribute('aria-valuenow', '50');
  },
  render: function Render(args) {
    const [submitting, setSubmitting] = useState(false);
    return (
      <MemberTable
        {...args}
        submitting={submitting}
        processed={states.ready.total / 2}
        onChange={() => setSubmitting(true)}
      />
    );
  },
};

export const Outcome: Story = {
  parameters: photographedAt('phone'),
  args: {
    state: { ...states.ready, rows: memberRows.slice(0, 3) },
    outcome: {
      changed: 118,
      unchanged: 4,
      failed: [
        {
          userId: 'person-9',
          name: '青木 葵',
          reason: '最後の管理者です。This is the last administrator.',
        },
        { userId: 'person-10', name: null, reason: 'メンバーが見つかりません。Not found.' },
      ],
    },
  },
  render: (args) => (
    <div style={{ width: 390, maxWidth: '100%' }}>
      <StatefulMemberTable {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await userEvent.click(canvas.getByRole('button', { name: t('bulk.close') }));
    await expect(args.onOutcomeClose).toHaveBeenCalledOnce();
    await expect(document.body).not.toHaveFocus();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

/** The last members of the filtered department have moved to another one. */
export const EmptyDepartment: Story = {
  args: { state: states.empty, filter: { keyword: '', department: '移動部' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await expect(canvas.getByRole('combobox', { name: t('filter.department') })).toHaveTextContent(
      '移動部',
    );
  },
};

export const NoMatch: Story = {
  args: { state: states.empty, filter: { keyword: 'zzz', role: 'GUEST', online: true } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-members');
    await userEvent.click(canvas.getByRole('button', { name: t('empty.clear') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { keyword: '' } });
  },
};

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const Exporting: Story = { args: { exporting: true } };
