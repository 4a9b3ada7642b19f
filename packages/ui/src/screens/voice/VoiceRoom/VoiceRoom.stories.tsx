import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { longName, longRoomName, me, others } from '../voice.fixtures.ts';
import type { VoiceParticipant } from '../voice.ts';
import { VoiceRoom, type VoiceRoomState } from './VoiceRoom.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  over: { status: 'over' },
  outside: { status: 'outside', name: '雑談', participants: others, limit: 5 },
  inside: {
    status: 'inside',
    name: '雑談',
    phase: 'in',
    participants: [
      { ...me, camera: true },
      { ...others[0]!, camera: true, sharing: true },
      { ...others[1]!, handRaised: true },
      ...others.slice(2),
    ],
    limit: 5,
    muted: false,
    canInvite: true,
  },
} satisfies { [S in VoiceRoomState['status']]: Extract<VoiceRoomState, { status: S }> };

const alone: VoiceRoomState = { ...states.inside, participants: [me] };

const full: VoiceRoomState = {
  ...states.inside,
  name: longRoomName,
  muted: true,
  participants: [
    { ...me, muted: true },
    ...others,
    { userId: 'max', name: longName, muted: false, connection: 'lost' },
  ],
};

const [ren, mei, olivia] = others as [VoiceParticipant, VoiceParticipant, VoiceParticipant];

/** The member is the host; Mei wants to speak. */
const allHands: VoiceRoomState = {
  ...states.inside,
  name: '全社アナウンス',
  participants: [me, ren, { ...mei, listener: true, handRaised: true }],
  listeners: 312,
  isHost: true,
  limit: 500,
};

const meta = {
  component: VoiceRoom,
  decorators: [inPanel],
  args: {
    state: states.inside,
    myUserId: 'aoi',
    onJoin: fn(),
    onMute: fn(),
    onVolumeChange: fn(),
    onInvite: fn(),
    onLeave: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof VoiceRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host lets listeners speak, and ends it. */
export const AllHandsHost: Story = {
  args: { state: allHands, onSpeakerChange: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('room.listeners', { count: 312 }))).toBeVisible();
    const letSpeak = t('room.letSpeakNamed', { name: mei.name });
    await userEvent.click(canvas.getByRole('button', { name: letSpeak }));
    await expect(args.onSpeakerChange).toHaveBeenLastCalledWith({ userId: 'mei', speaker: true });
    const makeListener = t('room.makeListenerNamed', { name: ren.name });
    await userEvent.click(canvas.getByRole('button', { name: makeListener }));
    await expect(args.onSpeakerChange).toHaveBeenLastCalledWith({ userId: 'ren', speaker: false });
  },
};

/** A listener sees the speakers and raised hands, and has no decisions. */
export const AllHandsListener: Story = {
  args: {
    state: {
      ...allHands,
      participants: [
        { ...me, muted: true, listener: true },
        ren,
        olivia,
        { ...mei, listener: true },
      ],
      isHost: false,
      canInvite: false,
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const speakers = within(canvas.getByRole('list', { name: t('room.participants') }));
    await expect(speakers.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: t('room.letSpeak') })).toBeNull();
  },
};

/** Speaking, muted and connecting participants are also marked with text. */
export const Inside: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const list = canvas.getByRole('list', { name: t('room.participants') });
    const [self, ren, mei, olivia] = within(list).getAllByRole('listitem');
    await expect(self).toHaveTextContent(t('room.you'));
    await expect(ren).toHaveTextContent(t('room.speaking'));
    await expect(ren).toHaveTextContent(t('media.sharing'));
    await expect(mei).toHaveTextContent(t('room.muted'));
    await expect(olivia).toHaveTextContent(t('connection.connecting'));
    await expect(mei).toHaveTextContent(t('media.hand'));
    await userEvent.click(canvas.getByRole('button', { name: t('room.invite') }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: t('room.volume', { name: '高橋 蓮' }) }),
    );
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '40' } });
    await expect(args.onVolumeChange).toHaveBeenCalledWith({ userId: 'ren', volume: 40 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
    const mute = t('bar.withKeys', { name: t('bar.mute'), keys: 'Alt+M' });
    await userEvent.click(canvas.getByRole('button', { name: mute }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: true });
    await userEvent.click(canvas.getByRole('button', { name: t('room.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** In the office the call bar has the microphone and Leave buttons. */
export const WithCallBar: Story = {
  args: { onMute: undefined, onLeave: undefined },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('button', { name: t('room.invite') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('room.leave') })).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Alone: Story = { args: { state: alone } };

/** Inviting is disabled in a full room. */
export const Full: Story = {
  args: { state: full },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('button', { name: t('room.inviteFull') })).toBeDisabled();
    await expect(canvas.getByText(t('connection.lost'))).toBeVisible();
  },
};

export const Joining: Story = { args: { state: { ...alone, phase: 'joining' } as typeof alone } };

export const Reconnecting: Story = { args: { state: { ...states.inside, phase: 'reconnecting' } } };

/** Only administrators can invite into an administrator room. */
export const InviteNotAllowed: Story = {
  args: { state: { ...states.inside, canInvite: false } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('button', { name: t('room.invite') })).not.toBeInTheDocument();
  },
};

export const Outside: Story = {
  args: { state: states.outside },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('room.join') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const OutsideEmpty: Story = {
  args: { state: { ...states.outside, participants: [] } },
};

/** The member can wait for a free slot. */
export const OutsideFull: Story = {
  args: { state: { ...states.outside, limit: 3 }, onWait: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('button', { name: t('room.join') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('wait.wait') }));
    await expect(args.onWait).toHaveBeenCalledOnce();
  },
};

export const OutsideWaiting: Story = {
  args: { state: { ...states.outside, limit: 3 } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('button', { name: t('room.join') })).toBeDisabled();
  },
};

export const Over: Story = { args: { state: states.over } };

export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('room.toList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const JoiningRoom: Story = { args: { state: states.outside, joining: true } };
