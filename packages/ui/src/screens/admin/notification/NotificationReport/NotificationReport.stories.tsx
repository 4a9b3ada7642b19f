import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { content, notifications, readers, sent } from '../notification.fixtures.ts';
import { NotificationReport } from './NotificationReport.tsx';

const meta = {
  component: NotificationReport,
  args: {
    notification: sent,
    content,
    readers: { status: 'ready', rows: readers, page: 1, limit: 25, total: 1234 },
    filter: { keyword: '', read: 'ALL' },
    onFilterChange: fn(),
    onPageChange: fn(),
    onExport: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-notification');
    await expect(
      canvas.getByText(t('report.read', { read: '871', recipients: '1,234', percent: 71 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('report.filter.UNREAD') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      filter: { keyword: '', read: 'UNREAD' },
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByText(/We are closed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('withdraw.action') }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: t('withdraw.action') }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Withdrawn: Story = { args: { notification: notifications[3]! } };
export const NoRecipientsFound: Story = {
  args: { readers: { status: 'empty' }, filter: { keyword: '山田', read: 'UNREAD' } },
};
export const Loading: Story = { args: { readers: { status: 'loading', rows: 5 } } };
export const Failed: Story = { args: { readers: { status: 'error' } } };

export const Withdrawing: Story = { args: { withdrawing: true } };

export const Exporting: Story = { args: { exporting: true } };

export const RefreshingReaders: Story = {
  args: { readers: { ...meta.args.readers, refreshing: true } },
};
