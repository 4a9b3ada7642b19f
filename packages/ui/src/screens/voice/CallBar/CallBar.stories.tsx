import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deviceErrors } from '../../../stories/deviceErrors.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { atWindowBottom } from './CallBar.decorator.tsx';
import {
  alone,
  busy,
  callbacks,
  devices,
  full,
  level,
  meeting,
  silent,
  states,
} from './CallBar.fixtures.ts';
import { CallBar } from './CallBar.tsx';
import type { CallBarState } from './callBarProps.ts';

const meta = {
  component: CallBar,
  decorators: [atWindowBottom],
  args: {
    state: states.in,
    devices,
    level,
    ...callbacks(),
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Talking: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('bar.speaking', { name: '高橋 蓮' }))).toBeVisible();
    const mute = t('bar.withKeys', { name: t('bar.mute'), keys: 'Alt+M' });
    await userEvent.click(canvas.getByRole('button', { name: mute }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: true });
    await userEvent.click(canvas.getByRole('button', { name: t('bar.open', { name: '雑談' }) }));
    await expect(args.onOpenRoom).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('bar.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Announces changes of the microphone, but not the state on joining. */
export const AnnouncesMicrophone: Story = {
  render: function Joining(args) {
    const [state, setState] = useState<CallBarState>(states.joining);
    return (
      <CallBar
        {...args}
        state={state}
        onOpenRoom={() => setState(states.in)}
        onMute={({ muted }) => setState({ ...state, muted })}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.open', { name: '雑談' }) }));
    const mute = t('bar.withKeys', { name: t('bar.mute'), keys: 'Alt+M' });
    await expect(canvas.getByRole('status').textContent).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: mute }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('bar.mutedNow'));
  },
};

/** The shortcut unmutes from anywhere, including a focused text field. */
export const MutedWithKeys: Story = {
  args: { state: { ...states.in, muted: true } },
  render: (args) => (
    <>
      <input aria-label="message" />
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'message' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect(args.onMute).toHaveBeenCalledWith({ muted: false });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

/** Active features are announced as pressed and can be toggled off. */
export const Showing: Story = {
  args: { state: busy, onWrite: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const named = (key: string, keys: string) => t('bar.withKeys', { name: t(key), keys });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(named('bar.cameraOff', 'Alt+V'));
    await expect(args.onCamera).toHaveBeenCalledWith({ on: false });
    await press(t('media.stopSharing'));
    await expect(args.onShareScreen).toHaveBeenCalledWith({ sharing: false });
    await userEvent.keyboard('{Alt>}h{/Alt}');
    await expect(args.onRaiseHand).toHaveBeenCalledWith({ raised: false });
    await press(t('bar.stage'));
    await expect(args.onStage).toHaveBeenCalledWith({ open: false });
    await press(t('bar.write'));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

/** Opens the mini window from the bar without opening the stage, which has the same button. */
export const InASmallWindow: Story = {
  args: { state: silent, onMiniWindow: fn() },
  render: function Opening(args) {
    const [state, setState] = useState(args.state);
    return (
      <CallBar
        {...args}
        state={state}
        onMiniWindow={(event) => {
          args.onMiniWindow?.(event);
          setState({ ...state, miniOpen: event.open });
        }}
        onStage={({ open }) => setState({ ...state, stageOpen: open })}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const small = () => canvas.queryByRole('button', { name: t('stage.pictureInPicture') });
    await userEvent.click(small()!);
    await expect(args.onMiniWindow).toHaveBeenLastCalledWith({ open: true });
    await expect(small()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(small()!);
    await expect(args.onMiniWindow).toHaveBeenLastCalledWith({ open: false });
    await userEvent.click(canvas.getByRole('button', { name: t('bar.stage') }));
    await expect(small()).toBeNull();
  },
};

/** The microphone is on only while the button or key is held. The page handles the key. */
export const PushToTalk: Story = {
  args: { state: { ...silent, muted: true, pushToTalk: 'Space' } },
  render: function Holding(args) {
    const [muted, setMuted] = useState(true);
    return (
      <CallBar
        {...args}
        state={{ ...args.state, muted }}
        onMute={(event) => {
          setMuted(event.muted);
          args.onMute(event);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const name = t('bar.withKeys', { name: t('bar.talk'), keys: 'Space' });
    const button = canvas.getByRole('button', { name });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(args.onMute).toHaveBeenLastCalledWith({ muted: false });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(args.onMute).toHaveBeenLastCalledWith({ muted: true });
    // The mute shortcut is disabled with push-to-talk.
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect(args.onMute).toHaveBeenCalledTimes(2);
  },
};

/** Announces changes of other participants with any panel open. */
export const AnnouncesParticipants: Story = {
  args: { state: silent },
  render: function Changing(args) {
    const [participants, setParticipants] = useState(args.state.participants);
    const change = (change: object) =>
      setParticipants(([first, ...more]) => [{ ...first!, ...change }, ...more]);
    return (
      <CallBar
        {...args}
        state={{ ...args.state, participants }}
        onOpenRoom={() => change({ handRaised: true })}
        onLeave={() => change({ handRaised: false, sharing: true, camera: true })}
        onWrite={() =>
          setParticipants(([, ...more]) => [
            ...more,
            { userId: 'sota', name: '佐藤 颯太', muted: true },
          ])
        }
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.open', { name: '雑談' }) }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t('bar.handUp', { name: '高橋 蓮' }));
    await userEvent.click(canvas.getByRole('button', { name: t('bar.leave') }));
    await expect(status).toHaveTextContent(t('bar.sharesScreen', { name: '高橋 蓮' }));
    await expect(status).toHaveTextContent(t('bar.isSeen', { name: '高橋 蓮' }));
    await userEvent.click(canvas.getByRole('button', { name: t('bar.write') }));
    await expect(status).toHaveTextContent(t('bar.left', { name: '高橋 蓮' }));
    await expect(status).toHaveTextContent(t('bar.joined', { name: '佐藤 颯太' }));
  },
};

/** The chosen microphone is unplugged; the list shows this. */
export const DeviceUnplugged: Story = {
  args: {
    devices: { ...devices, microphone: { ...devices.microphone, selected: 'lost' } },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.microphone') }));
    const unplugged = await screen.findByRole('menuitemradio', { name: t('bar.goneDevice') });
    await expect(unplugged).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ChoosingDevices: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.microphone') }));
    await expect(args.onOpenDevices).toHaveBeenCalledWith({ kind: 'microphone' });
    const headset = await screen.findByRole('menuitemradio', { name: 'ヘッドセット' });
    await expect(headset).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Monitor' }));
    await expect(args.onSelectDevice).toHaveBeenCalledWith({
      kind: 'speaker',
      deviceId: 'monitor',
    });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t('bar.camera') }));
    const usb = t('bar.unnamed.camera', { number: 2 });
    await userEvent.click(await screen.findByRole('menuitemradio', { name: usb }));
    await expect(args.onSelectDevice).toHaveBeenCalledWith({ kind: 'camera', deviceId: 'usb' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** The member's meeting can be extended, and ended after a confirmation. */
export const InAMeeting: Story = {
  args: { state: { ...silent, meeting } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('meeting.extend') }));
    await expect(args.onExtendMeeting).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('meeting.end') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('meeting.end') }));
    await expect(args.onEndMeeting).toHaveBeenCalledOnce();
  },
};

export const BeyondItsTime: Story = {
  args: { state: { ...silent, meeting: { ...meeting, isOver: true, canEdit: false } } },
  globals: { viewport: { value: 'phone' } },
};

export const Silent: Story = { args: { state: silent } };

export const NoiseSuppression: Story = {
  args: { state: { ...states.in, noiseSuppression: true }, onNoiseSuppression: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.microphone') }));
    const on = await screen.findByRole('menuitemradio', { name: t('bar.noiseOn') });
    await expect(on).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: t('bar.noiseOff') }));
    await expect(args.onNoiseSuppression).toHaveBeenCalledWith({ on: false });
  },
};

/** Raised hands do not replace the speaker. */
export const RaisedHands: Story = {
  args: {
    state: {
      ...states.in,
      hands: [
        { userId: 'mei', name: '小林 芽衣' },
        { userId: 'aoi', name: '青木 葵', isMe: true },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('bar.speaking', { name: '高橋 蓮' }))).toBeVisible();
    const hands = canvas.getByRole('list', { name: t('hands.label') });
    await expect(hands).toHaveTextContent(/小林 芽衣.*青木 葵/);
  },
};

export const SpeakingOneself: Story = { args: { state: { ...silent, speaking: true } } };

export const Alone: Story = { args: { state: alone } };

export const Joining: Story = { args: { state: states.joining } };

export const Reconnecting: Story = { args: { state: states.reconnecting } };

/** The browser of the other participant was closed or lost the network. */
export const ParticipantReconnecting: Story = {
  args: {
    state: {
      ...silent,
      participants: silent.participants.map((person, index) =>
        index === 0 ? { ...person, connection: 'reconnecting' } : person,
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('bar.peerReconnecting', { name: '高橋 蓮' }))).toBeVisible();
  },
};

export const AskingForTheMicrophone: Story = {
  args: { state: { ...alone, asking: true } },
};

/** On phones the bar takes the full width and is completely visible. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: { ...full, camera: true },
    notice: { kind: 'microphone', ...deviceErrors.notAllowed },
    onWrite: fn(),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= 0 && right <= innerWidth).toBe(true);
    }
  },
};

/** On phones each control is at least 44 px high and wide. */
export const NarrowControls: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...full, camera: true }, onWrite: fn() },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect([button.ariaLabel, width >= 44 && height >= 44]).toEqual([
        button.ariaLabel,
        true,
      ]);
    }
  },
};

/** Next to a panel, avatars that do not fit are hidden, not cut off. */
export const LittleRoom: Story = {
  args: { state: full },
  decorators: [
    (Story) => (
      <div style={{ width: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const people = canvasElement.querySelector('ul');
    const area = people!.getBoundingClientRect();
    for (const person of people!.children) {
      const { top, right } = person.getBoundingClientRect();
      await expect(top >= area.bottom || right <= area.right).toBe(true);
    }
  },
};

export const LongText: Story = { args: { state: full } };
