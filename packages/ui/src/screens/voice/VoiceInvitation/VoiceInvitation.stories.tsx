import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName, longRoomName } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { VoiceInvitation, type VoiceInvite } from './VoiceInvitation.tsx';

const now = () => 1_000_000;

const call: VoiceInvite = {
  invitationId: 'i1',
  inviter: { userId: 'ren', name: '高橋 蓮' },
  roomName: null,
  expiresAt: now() + 24_000,
};

const meta = {
  component: VoiceInvitation,
  args: { invitation: call, now, onAccept: fn(), onDecline: fn(), onIgnore: fn(), onReply: fn() },
  render: (args) => (
    <>
      <input aria-label="message" />
      <VoicePrompts>
        <VoiceInvitation {...args} />
      </VoicePrompts>
    </>
  ),
} satisfies Meta<typeof VoiceInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The invitation is announced; the focus stays in the text field until the shortcut is pressed. */
export const Call: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const text = t('invitation.call', { name: '高橋 蓮' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    const field = canvas.getByRole('textbox', { name: 'message' });
    await userEvent.type(field, 'Hello');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}j{/Alt}');
    const accept = canvas.getByRole('button', { name: t('invitation.accept') });
    await waitFor(() => expect(accept).toHaveFocus());
    await expect(field).toHaveValue('Hello');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith({ invitationId: 'i1' });
  },
};

export const IntoARoom: Story = {
  args: { invitation: { ...call, roomName: '雑談' }, more: 2 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('invitation.more', { count: 2 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('invitation.decline') }));
    await expect(args.onDecline).toHaveBeenCalledWith({ invitationId: 'i1' });
  },
};

/** A direct call that has already started: names the people in it. */
export const IntoAConversation: Story = {
  args: { invitation: { ...call, talking: ['伊藤 芽依', '渡辺 陽', '小林 颯太'] } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const first = t('names', { first: '伊藤 芽依', second: '渡辺 陽' });
    const names = t('namesAndMore', { names: first, count: 1 });
    const line = t('invitation.talking', { count: 3, names });
    await expect(canvas.getByText(line)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(line);
  },
};

/** Declines and opens a direct message. */
export const ReplyWithAMessage: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('invitation.reply') }));
    await expect(args.onReply).toHaveBeenCalledWith({ invitationId: 'i1', userId: 'ren' });
  },
};

/** Closing the prompt gives no answer to the caller. */
export const Ignored: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('toast.close') }));
    await expect(args.onIgnore).toHaveBeenCalledWith({ invitationId: 'i1' });
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const ForGuests: Story = {
  args: { onReply: undefined },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('button', { name: t('invitation.decline') })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t('invitation.reply') }),
    ).not.toBeInTheDocument();
  },
};

export const NoInvitation: Story = {
  args: { invitation: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    invitation: {
      ...call,
      inviter: { userId: 'max', name: longName },
      roomName: longRoomName,
    },
  },
};
