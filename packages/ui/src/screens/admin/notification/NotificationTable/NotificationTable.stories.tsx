import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { notifications, sent } from '../notification.fixtures.ts';
import { NotificationTable } from './NotificationTable.tsx';

const meta = {
  component: NotificationTable,
  args: {
    state: { status: 'ready', rows: notifications, page: 1, limit: 25, total: 4 },
    filter: { keyword: '', state: null },
    sort: { columnId: 'UPDATED_AT', direction: 'descending' },
    composeHref: '/notifications/new',
    hrefOf: ({ id }) => `/notifications/${id}`,
    onFilterChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onDelete: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All states, a long title, and withdrawing with a confirmation. */
export const Ready: Story = {
  args: {
    state: { status: 'ready', rows: [...notifications].reverse(), page: 1, limit: 25, total: 4 },
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-notification');
    const isSent = (row: HTMLElement) => row.textContent?.includes('871 / 1,234');
    const row = canvas.getAllByRole('row').find(isSent)!;
    await userEvent.click(within(row).getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: t('withdraw.action') }));
    const dialog = await body.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('withdraw.action') }));
    await expect(args.onWithdraw).toHaveBeenCalledWith({ id: sent.id });
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const NoneFound: Story = {
  args: { state: { status: 'empty' }, filter: { keyword: '休業', state: 'DRAFT' } },
};
export const Loading: Story = { args: { state: { status: 'loading', rows: 4 } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

/** In a page that the viewer cannot change. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-notification');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(t('compose'))).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};
