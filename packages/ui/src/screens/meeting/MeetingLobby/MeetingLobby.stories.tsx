import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, haru, longTitle, mei, olivia, people, ren, today } from '../meeting.fixtures.ts';
import { MeetingLobby, type LobbyMeeting, type MeetingLobbyState } from './MeetingLobby.tsx';

const meeting: LobbyMeeting = {
  title: '週次定例',
  startTime: today('10:00'),
  endTime: today('11:00'),
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  early: {
    status: 'early',
    meeting: { ...meeting, startTime: today('10:20'), endTime: today('11:20') },
  },
  open: { status: 'open', meeting, people: [ren, mei, olivia] },
  waiting: { status: 'waiting', meeting },
  full: { status: 'full', meeting, people: [ren, mei, haru, olivia, people[5]!], limit: 5 },
  ended: {
    status: 'ended',
    meeting: { title: longTitle, startTime: today('09:00'), endTime: today('10:00') },
  },
  canceled: { status: 'canceled', meeting },
  notInvited: { status: 'notInvited' },
} satisfies { [S in MeetingLobbyState['status']]: Extract<MeetingLobbyState, { status: S }> };

const meta = {
  component: MeetingLobby,
  decorators: [inPanel],
  args: {
    state: states.open,
    clock,
    onJoin: fn(),
    onLeave: fn(),
    onJoinById: fn(),
    onRetry: fn(),
    onBack: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MeetingLobby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(/高橋 蓮/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('lobby.muted') }));
    await expect(args.onJoin).toHaveBeenCalledWith({ muted: true });
    await userEvent.click(canvas.getByRole('button', { name: t('lobby.withMicrophone') }));
    await expect(args.onJoin).toHaveBeenCalledWith({ muted: false });
  },
};

export const NoParticipantsYet: Story = {
  args: { state: { ...states.open, people: [] }, error: {} },
};

/** Shows the opening time with a countdown. */
export const Early: Story = {
  args: { state: states.early },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('timer')).toHaveTextContent(t('lobby.left', { time: '5:00' }));
    await expect(canvas.queryByRole('button', { name: t('lobby.muted') })).not.toBeInTheDocument();
  },
};

export const Waiting: Story = {
  args: { state: states.waiting },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('lobby.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: { state: states.full },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('lobby.again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotInvited: Story = {
  args: { state: states.notInvited },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('lobby.byId') }));
    await expect(args.onJoinById).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = { args: { state: states.ended } };

export const Canceled: Story = { args: { state: states.canceled } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const Joining: Story = { args: { joining: true } };
