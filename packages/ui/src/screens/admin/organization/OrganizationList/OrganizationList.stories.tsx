import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { OrganizationList, type OrganizationItemRow } from './OrganizationList.tsx';

const rows: OrganizationItemRow[] = ['さくらワークス', 'Northwind Studio'].map((name, index) => ({
  id: `organization-${index + 1}`,
  name,
  email: index === 0 ? 'info@sakura.example' : null,
  blocked: index === 1,
  memberCount: 24 - index,
  contractCount: 1,
  createdAt: '2026-04-01T00:00:00.000Z',
}));

const empty = {
  name: '',
  email: '',
  contractJa: '',
  contractEn: '',
  limit: '100',
  administratorEmail: '',
  language: 'ja' as const,
};

const meta = {
  component: OrganizationList,
  args: {
    state: { status: 'ready', rows, page: 1, limit: 25, total: 2 },
    keyword: '',
    filter: 'all',
    sort: { columnId: 'name', direction: 'ascending' },
    creation: null,
    onSearch: fn(),
    onFilterChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onCreate: fn(),
    onCreationChange: fn(),
    onCreationSave: fn(),
    onCreationClose: fn(),
    onBlock: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('list.create') }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const Creating: Story = {
  args: { creation: { values: empty, stored: empty } },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('list.form.submit') }));
    await expect(args.onCreationSave).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: t('list.form.name') })).toHaveFocus();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' }, keyword: 'zzz' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const SubmittingCreation: Story = {
  args: { creation: { values: empty, stored: empty, submitting: true } },
};
