import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { members as people } from '../../../stories/members.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { longName } from '../voice.fixtures.ts';
import { InviteToVoice, type InviteToVoiceState, type VoiceCandidate } from './InviteToVoice.tsx';

const candidates: readonly VoiceCandidate[] = people
  .slice(1, 7)
  .map(({ userId, name, status, workingStatus }) => ({
    userId,
    name,
    status,
    workingStatus,
    online: status !== 'LOGGED_OUT',
    busy: userId === 'olivia',
  }));

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    people: candidates,
    page: 1,
    pageSize: 10,
    total: candidates.length,
  },
} satisfies { [S in InviteToVoiceState['status']]: Extract<InviteToVoiceState, { status: S }> };

const long: InviteToVoiceState = {
  ...states.ready,
  people: [{ ...candidates[0]!, name: longName, busy: true }, ...candidates.slice(1)],
  total: 32,
};

const meta = {
  component: InviteToVoice,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword: '',
    invitedIds: [],
    full: false,
    onInvite: fn(),
    onSearch: fn(),
    onPageChange: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InviteToVoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unreachable members cannot be invited; the row shows the reason. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(
      canvas.getByRole('button', { name: t('invite.inviteName', { name: '高橋 蓮' }) }),
    );
    await expect(args.onInvite).toHaveBeenCalledWith({ userId: 'ren' });
    await expect(
      canvas.getByRole('button', { name: t('invite.inviteName', { name: '中村 健二' }) }),
    ).toBeDisabled();
    await expect(canvas.getByText(t('invite.offline'))).toBeVisible();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: common('memberPicker.search') }),
      '小',
    );
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '小' });
  },
};

/** A busy member cannot be invited. The inviting member can be notified when their call has ended. */
export const Busy: Story = {
  args: { onNotifyWhenFree: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const { name } = candidates.find(({ busy }) => busy)!;
    const notify = canvas.getByRole('button', { name: t('invite.notifyWhenFreeName', { name }) });
    await userEvent.click(notify);
    await expect(args.onNotifyWhenFree).toHaveBeenCalledWith({ userId: 'olivia' });
  },
};

export const WaitingForBusyMember: Story = {
  args: { onNotifyWhenFree: fn(), onCancelNotify: fn(), watchedIds: ['olivia'] },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const { name } = candidates.find(({ busy }) => busy)!;
    await expect(canvas.getByText(t('invite.watched'))).toBeVisible();
    const cancel = canvas.getByRole('button', { name: t('invite.cancelNotifyName', { name }) });
    await userEvent.click(cancel);
    await expect(args.onCancelNotify).toHaveBeenCalledWith({ userId: 'olivia' });
  },
};

export const Invited: Story = {
  args: { invitedIds: ['ren'] },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const invited = t('invite.invitedName', { name: '高橋 蓮' });
    await expect(canvas.getByRole('button', { name: invited })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(invited);
  },
};

/** Members who declined or did not answer can be invited again. */
export const Answered: Story = {
  args: {
    invitedIds: ['mei', 'ren'],
    outcomes: new Map([
      ['ren', 'declined'],
      ['mei', 'noAnswer'],
    ]),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('invite.declinedName', { name: '高橋 蓮' }),
    );
    await expect(canvas.getByText(t('invite.noAnswer'))).toBeVisible();
    const inviteButton = canvas.getByRole('button', {
      name: t('invite.inviteName', { name: '高橋 蓮' }),
    });
    await userEvent.click(inviteButton);
    await expect(args.onInvite).toHaveBeenCalledWith({ userId: 'ren' });
  },
};

export const Full: Story = { args: { full: true } };

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoMatch: Story = { args: { state: states.empty, keyword: '山田' } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: translatorOf({ globals }, 'common')('retry') }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
