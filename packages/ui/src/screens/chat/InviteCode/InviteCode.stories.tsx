import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { InviteCode, type InviteCodeState } from './InviteCode.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', code: 'K7QF-9TBX-2MHD', expiresAt: '2026-11-27T01:00:00Z' },
} satisfies { [S in InviteCodeState['status']]: Extract<InviteCodeState, { status: S }> };

const expired: InviteCodeState = { ...states.ready, expiresAt: '2026-11-19T01:00:00Z' };

const meta = {
  component: InviteCode,
  decorators: [inPanel],
  args: {
    open: true,
    state: states.ready,
    canRefresh: true,
    clock,
    onCopy: fn(),
    onRefresh: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsAdmin: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('invite.copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ code: 'K7QF-9TBX-2MHD' });
    await expect(
      await screen.findByRole('button', { name: t('invite.copied') }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('invite.refresh') }));
    const question = await screen.findByRole('alertdialog', { name: t('refreshCode.title') });
    await userEvent.click(
      within(question).getByRole('button', {
        name: translatorOf({ globals }, 'common')('confirm.cancel'),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: t('invite.refresh') }));
    await userEvent.click(await screen.findByRole('button', { name: t('refreshCode.confirm') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsMember: Story = {
  args: { canRefresh: false },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await screen.findByText('K7QF-9TBX-2MHD')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: t('invite.refresh') })).toBeNull();
  },
};

export const Expired: Story = {
  args: { state: expired },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await screen.findByRole('button', { name: t('invite.copy') })).toBeDisabled();
  },
};

export const NoCode: Story = { args: { state: states.empty } };

export const NoCodeForMember: Story = { args: { state: states.empty, canRefresh: false } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = { args: { refreshing: true } };
