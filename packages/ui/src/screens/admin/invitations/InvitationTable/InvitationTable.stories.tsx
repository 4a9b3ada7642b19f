import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { InvitationTable, type InvitationItem } from './InvitationTable.tsx';

const invitation: InvitationItem = {
  id: '1',
  email: 'mio@sakura.example',
  name: '佐藤 美緒',
  nameLatin: 'Sato Mio',
  role: 'USER',
  department: '営業部',
  state: 'PENDING',
  mail: 'SENT',
  sentAt: '2026-11-20T09:00:00',
  expiresAt: '2026-11-27T09:00:00',
};
const rows: InvitationItem[] = [
  invitation,
  {
    ...invitation,
    id: '2',
    email: 'kenta@sakura.example',
    name: null,
    nameLatin: null,
    mail: 'FAILED',
  },
  {
    ...invitation,
    id: '3',
    email: `${'very-long-address.'.repeat(4)}@institute.example`,
    state: 'EXPIRED',
    role: 'ORGANIZATION_ADMIN',
  },
  { ...invitation, id: '4', email: 'yui@sakura.example', state: 'ACCEPTED', role: 'GUEST' },
  { ...invitation, id: '5', email: 'sora@sakura.example', state: 'WITHDRAWN', department: null },
];

const meta = {
  component: InvitationTable,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows, page: 1, limit: 25, total: 5 },
    filter: { keyword: '', state: null },
    counts: { PENDING: 2, EXPIRED: 1, ACCEPTED: 1, WITHDRAWN: 1 },
    sort: { columnId: 'SENT_AT', direction: 'descending' },
    selection: { ids: [] },
    inviteHref: '/invitations/new',
    onFilterChange: fn(),
    onSortChange: fn(),
    onSelectionChange: fn(),
    onPageChange: fn(),
    onResend: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InvitationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Withdrawing asks for confirmation, resending does not. */
export const Ready: Story = {
  args: { selection: { ids: ['1', '2'] }, outcome: { what: 'resend', done: 3, skipped: 2 } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    const skipped = t('outcome.resendSkipped', { count: 2, number: '2' });
    await expect(canvas.getByText((text) => text.includes(skipped))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('resend') }));
    await expect(args.onResend).toHaveBeenCalledWith({ selection: { ids: ['1', '2'] }, count: 2 });
    await userEvent.click(canvas.getByRole('button', { name: t('withdraw') }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(t('withdrawTitle', { count: 2, number: '2' }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    const confirm = [...question.querySelectorAll('button')].find(
      (button) => button.textContent === t('withdraw'),
    );
    await userEvent.click(confirm!);
    await waitFor(() =>
      expect(args.onWithdraw).toHaveBeenCalledWith({ selection: { ids: ['1', '2'] }, count: 2 }),
    );
  },
};

/** Resending to all matching invitations, including other pages, asks for confirmation. */
export const AllMatchingSelected: Story = {
  args: {
    state: { status: 'ready', rows, page: 1, limit: 25, total: 480 },
    selection: { allExcept: ['2'] },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await userEvent.click(canvas.getByRole('button', { name: t('resend') }));
    const question = await screen.findByRole('alertdialog', {
      name: t('resendTitle', { count: 479, number: '479' }),
    });
    await expect(args.onResend).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('resend') }));
    await expect(args.onResend).toHaveBeenCalledWith({
      selection: { allExcept: ['2'] },
      count: 479,
    });
  },
};

/** Exceeds the number of invitations that can be resent per hour. */
export const TooMany: Story = {
  args: {
    state: { status: 'ready', rows, page: 1, limit: 25, total: 9998 },
    selection: { allExcept: [] },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await userEvent.click(canvas.getByRole('button', { name: t('resend') }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(t('resendTooMany', { max: '500' }));
    await expect(within(question).getByRole('button', { name: t('resend') })).toBeDisabled();
  },
};
/** Without the permission to change members. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-invitations');
    await expect(canvas.queryByRole('link', { name: t('invite') })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' }, counts: null } };
export const NothingFound: Story = {
  args: { state: { status: 'empty' }, filter: { keyword: 'x', state: 'EXPIRED', mail: 'FAILED' } },
};
export const Loading: Story = { args: { state: { status: 'loading' }, counts: null } };
export const Failed: Story = { args: { state: { status: 'error' }, counts: null } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const Submitting: Story = { args: { selection: { ids: ['1', '2'] }, submitting: true } };
