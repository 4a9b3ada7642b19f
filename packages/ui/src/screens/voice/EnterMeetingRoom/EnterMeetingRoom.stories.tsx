import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { elsewhere, empty, full, long, talking, withMeeting } from './EnterMeetingRoom.fixtures.ts';
import { EnterMeetingRoom } from './EnterMeetingRoom.tsx';

const meta = {
  component: EnterMeetingRoom,
  args: { room: empty, onJoin: fn(), onStay: fn(), onWait: fn(), onBegin: fn(), onOpen: fn() },
  render: (args) => (
    <>
      <input aria-label="message" />
      <VoicePrompts>
        <EnterMeetingRoom {...args} />
      </VoicePrompts>
    </>
  ),
} satisfies Meta<typeof EnterMeetingRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prompt is announced and takes no focus; the shortcut focuses it, and Enter joins muted. */
export const EmptyCall: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('enterRoom.nobody'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('enterRoom.title', { room: empty.name }),
    );
    const field = canvas.getByRole('textbox', { name: 'message' });
    await userEvent.type(field, 'Hello');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}j{/Alt}');
    const muted = canvas.getByRole('button', { name: t('enterRoom.muted') });
    await waitFor(() => expect(muted).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledWith({
      roomId: 'sakura',
      muted: true,
      remember: false,
    });
  },
};

export const WithMicrophoneEveryTime: Story = {
  args: { room: talking },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(/高橋 蓮/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('enterRoom.remember') }));
    await userEvent.click(canvas.getByRole('button', { name: t('enterRoom.withMicrophone') }));
    await expect(args.onJoin).toHaveBeenCalledWith({
      roomId: 'sakura',
      muted: false,
      remember: true,
    });
  },
};

export const EnterWithoutCall: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('enterRoom.stay') }));
    await expect(args.onStay).toHaveBeenCalledWith({ roomId: 'sakura', remember: false });
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Without a meeting, the member can start one immediately. */
export const StartMeeting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('enterRoom.begin') }));
    await expect(args.onBegin).toHaveBeenCalledWith({ roomId: 'sakura' });
  },
};

/** During a meeting, joining the call joins the meeting. */
export const MeetingInProgress: Story = {
  args: { room: withMeeting },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(/週次定例/)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t('enterRoom.begin') }),
    ).not.toBeInTheDocument();
  },
};

/** The next meeting is held with an external service. */
export const ExternalMeeting: Story = {
  args: { room: elsewhere },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const open = canvas.getByRole('button', { name: t('enterRoom.open', { service: 'Zoom' }) });
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith({ roomId: 'sakura', meetingId: 'weekly' });
  },
};

/** The call has reached its limit of five; the member can still stay in the room. */
export const Full: Story = {
  args: { room: full },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('enterRoom.full'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('enterRoom.muted') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('enterRoom.stay') })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: t('wait.wait') }));
    await expect(args.onWait).toHaveBeenCalledWith({ roomId: 'sakura' });
  },
};

export const Closed: Story = {
  args: { room: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: { room: talking },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = { args: { room: long } };
