import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { photographedAt } from '../../../../stories/modes.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { peopleStates, states } from '../audit.fixtures.ts';
import { everyEntry } from '../entries.ts';
import { AuditLog, type AuditLogProps } from './AuditLog.tsx';

function Controlled(args: AuditLogProps) {
  const [filter, setFilter] = useState(args.filter);
  const [openId, setOpenId] = useState(args.openId ?? null);
  return (
    <AuditLog
      {...args}
      filter={filter}
      openId={openId}
      onFilterChange={(event) => {
        setFilter(event.filter);
        args.onFilterChange(event);
      }}
      onOpen={({ id }) => setOpenId(id)}
      onClose={() => setOpenId(null)}
    />
  );
}

const meta = {
  component: AuditLog,
  parameters: { layout: 'padded' },
  args: {
    state: states.ready,
    filter: everyEntry,
    streamHref: '/audit/stream',
    clock: { now: Date.parse('2026-11-20T10:00:00Z'), timeZone: 'Asia/Tokyo' },
    onFilterChange: fn(),
    onPageChange: fn(),
    onLimitChange: fn(),
    onOpen: fn(),
    onClose: fn(),
    onExport: fn(),
    onPeopleSearch: fn(),
    onPeoplePageChange: fn(),
    onPeopleRetry: fn(),
    onRetry: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    const viewed = { action: t('areas:auditAction.READ'), operation: t('operation.listMembers') };
    await expect(canvas.getByRole('button', { name: t('callOf', viewed) })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '蓮');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: { ...everyEntry, keyword: '蓮' },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('preset.week') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: { ...everyEntry, keyword: '蓮', from: '2026-11-14', to: '2026-11-20' },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('export') }));
    await expect(args.onExport).toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: t('areas:auditAction.MEMBER_ROLE_CHANGED') }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    const [, changed] = drawer.getAllByRole('row');
    await waitFor(() => expect(within(changed!).getByText(t('property.role'))).toBeVisible());
    await waitFor(() => expect(within(changed!).getByText(t('role.USER'))).toBeVisible());
    await waitFor(() => expect(within(changed!).getByText(t('role.GUEST'))).toBeVisible());
    await userEvent.click(
      drawer.getByRole('button', { name: t('only.actor', { name: '青木 葵' }) }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: { ...everyEntry, actor: { id: 'person-1', name: '青木 葵' } },
    });
  },
};

export const Opened: Story = {
  args: { openId: 4717 },
  parameters: photographedAt('phone'),
};

export const OfTarget: Story = {
  args: { openId: 4717 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(
      drawer.getByRole('button', { name: t('only.target', { name: '高橋 蓮' }) }),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: { ...everyEntry, target: { id: 'person-2', name: '高橋 蓮' } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const filters = canvas.getByRole('list', { name: t('common:filterBar.filters') });
    await expect(filters).toHaveTextContent('高橋 蓮');
  },
};

export const BulkAction: Story = {
  args: { people: { keyword: '', state: peopleStates.ready } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    const kind = t('areas:auditTargetKind.INVITATION');
    const target = t('peopleOf', { kind, count: 2008, number: '2,008' });
    await expect(canvas.getByText(target)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('areas:auditAction.INVITATION_SENT') }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('mei@sakura.example')).toBeVisible());
    await userEvent.type(drawer.getByRole('searchbox', { name: t('people.search') }), 'm');
    await expect(args.onPeopleSearch).toHaveBeenLastCalledWith({ keyword: 'm' });
    await userEvent.click(drawer.getByRole('button', { name: t('common:pagination.next') }));
    await expect(args.onPeoplePageChange).toHaveBeenCalledWith({ page: 2 });
  },
};
export const PeopleNotFound: Story = {
  args: { openId: 4718, people: { keyword: 'zzz', state: peopleStates.empty } },
};
export const PeopleLoading: Story = {
  args: { openId: 4718, people: { keyword: '', state: peopleStates.loading } },
};
export const PeopleFailed: Story = {
  args: { openId: 4718, people: { keyword: '', state: peopleStates.error } },
};

export const NotFound: Story = {
  args: { state: states.empty, filter: { ...everyEntry, keyword: 'zzz', outcome: 'FAILED' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-audit');
    await userEvent.click(canvas.getByRole('button', { name: t('empty.clear') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: everyEntry });
  },
};
export const Empty: Story = { args: { state: states.empty } };
export const Failed: Story = { args: { state: states.error } };
export const Loading: Story = { args: { state: states.loading } };

export const Exporting: Story = { args: { exporting: true } };

export const RefreshingPeople: Story = {
  args: {
    openId: 4718,
    people: { keyword: '', state: { ...peopleStates.ready, refreshing: true } },
  },
};
