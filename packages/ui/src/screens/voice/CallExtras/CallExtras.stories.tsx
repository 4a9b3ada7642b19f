import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { devices, level, silent, states } from '../CallBar/CallBar.fixtures.ts';
import { CallBar } from '../CallBar/index.ts';
import { captionLines, recordings } from '../voice.fixtures.ts';
import type { CallRecordingState } from '../voice.ts';

const stage: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: '100vh',
};

const meta = {
  component: CallBar,
  decorators: [
    (Story) => (
      <div style={stage}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: states.in,
    devices,
    level,
    onMute: fn(),
    onCaptions: fn(),
    onOwnCaptions: fn(),
    onRecord: fn(),
    onEndRecording: fn(),
    onCamera: fn(),
    onShareScreen: fn(),
    onRaiseHand: fn(),
    onStage: fn(),
    onSelectDevice: fn(),
    onOpenDevices: fn(),
    onOpenSettings: fn(),
    onOpenRoom: fn(),
    onLeave: fn(),
    onTryMicrophone: fn(),
    onPlaySound: fn(),
    onJoinAgain: fn(),
    onDismissNotice: fn(),
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const captions = {
  shown: true,
  from: ['高橋 蓮', 'Olivia Bennett'],
  own: 'on',
  lines: [],
} as const;

/** Captions above the other parts of the bar. */
export const ReadingCaptions: Story = {
  args: { state: { ...states.in, captions: { ...captions, lines: captionLines } } },
};

export const ReadingOnAPhone: Story = {
  ...ReadingCaptions,
  globals: { viewport: { value: 'phone' } },
};

/** Each switch has a description. */
export const ChoosingCaptions: Story = {
  args: { state: { ...states.in, captions: { ...captions, shown: false, own: 'off' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('extras.title') }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText(t('captions.vendor'))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('switch', { name: t('captions.show') }));
    await expect(args.onCaptions).toHaveBeenCalledWith({ shown: true });
    await userEvent.click(within(dialog).getByRole('switch', { name: t('captions.own') }));
    await expect(args.onOwnCaptions).toHaveBeenCalledWith({ on: true });
    await userEvent.click(within(dialog).getByRole('button', { name: t('recording.begin') }));
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};

/** Without captions and recording the button is hidden. */
export const WithoutExtras: Story = {
  args: { state: silent, onRecord: undefined },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('button', { name: t('extras.title') })).toBeNull();
  },
};

export const ChoosingAFile: Story = {
  args: { state: { ...silent, recording: recordings.choosing } },
};

export const AskingToRecord: Story = {
  args: { state: { ...silent, recording: recordings.asking } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('recording.decline') }));
    await expect(args.onEndRecording).toHaveBeenCalledOnce();
  },
};

/** All participants see and hear that they are recorded, and can end it. */
export const Recorded: Story = {
  args: { state: silent },
  render: function Beginning(args) {
    const [recording, setRecording] = useState<CallRecordingState | undefined>(undefined);
    return (
      <CallBar
        {...args}
        state={{ ...args.state, ...(recording && { recording }) }}
        onOpenRoom={() => setRecording(recordings.recording)}
        onEndRecording={() => {
          setRecording(undefined);
          args.onEndRecording?.();
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.open', { name: '雑談' }) }));
    const text = t('recording.theirs.recording', { name: '高橋 蓮' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    const line = canvas.getByRole('group', { name: t('recording.label') });
    await expect(line).toHaveTextContent(text);
    await userEvent.click(within(line).getByRole('button', { name: t('recording.end') }));
    await expect(args.onEndRecording).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('recording.over'));
  },
};

export const RecordedWithTranscript: Story = {
  args: { state: { ...silent, recording: { ...recordings.recording, transcript: true } } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const line = canvas.getByRole('group', { name: t('recording.label') });
    await expect(line).toHaveTextContent(t('recording.transcribed'));
  },
};

export const RecordingPaused: Story = {
  args: { state: { ...silent, recording: recordings.paused } },
};

/** While the member is asked for consent, the bar does not repeat the question. */
export const AskingForConsent: Story = {
  args: { state: { ...silent, recording: { ...recordings.paused, waitingFor: [], asksMe: true } } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.queryByRole('group', { name: t('recording.label') })).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
  },
};

export const SavingARecording: Story = {
  args: { state: { ...silent, recording: recordings.saving } },
};
