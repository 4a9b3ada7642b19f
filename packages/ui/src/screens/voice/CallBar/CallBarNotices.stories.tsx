import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deviceErrors } from '../../../stories/deviceErrors.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { atWindowBottom } from './CallBar.decorator.tsx';
import { alone, callbacks, devices, level, silent, states } from './CallBar.fixtures.ts';
import { CallBar } from './CallBar.tsx';

const meta = {
  component: CallBar,
  decorators: [atWindowBottom],
  args: { state: states.in, devices, level, ...callbacks() },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMicrophone: Story = {
  args: { state: alone, notice: { kind: 'microphone', ...deviceErrors.notFound } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('notice.tryAgain') }));
    await expect(args.onTryMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.dismiss') }));
    await expect(args.onDismissNotice).toHaveBeenCalledOnce();
  },
};

export const CameraNotAllowed: Story = {
  args: { notice: { kind: 'camera', ...deviceErrors.notAllowed } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const text = t('notice.camera.notAllowedError', { ...deviceErrors.notAllowed });
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.tryAgain') }));
    await expect(args.onTryCamera).toHaveBeenCalledOnce();
  },
};

export const MutedSpeaking: Story = {
  args: { state: { ...silent, muted: true }, notice: { kind: 'mutedSpeaking' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('bar.unmute') }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: false });
  },
};

export const PausedVideo: Story = {
  args: { state: { ...silent, camera: true }, notice: { kind: 'pictureHeld' } },
};

/** Muting and leaving stay available. */
export const Offline: Story = {
  args: { state: states.reconnecting, notice: { kind: 'offline' } },
};

export const MicrophoneNeedsHttps: Story = {
  args: { state: alone, notice: { kind: 'microphone', problem: 'insecureError' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const text = t('notice.microphone.insecureError');
    await expect(canvas.getByText(t('notice.canHear', { text }))).toBeVisible();
    // Not retryable.
    await expect(canvas.queryByRole('button', { name: t('notice.tryAgain') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.dismiss') }));
    await expect(args.onDismissNotice).toHaveBeenCalledOnce();
  },
};

export const MicrophoneReplaced: Story = { args: { notice: { kind: 'replaced' } } };

export const SoundBlocked: Story = {
  args: { notice: { kind: 'soundBlocked' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('notice.playSound') }));
    await expect(args.onPlaySound).toHaveBeenCalledOnce();
  },
};

export const PeerLost: Story = {
  args: { notice: { kind: 'peerLost', names: 'Olivia Bennett' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('notice.joinAgain') }));
    await expect(args.onJoinAgain).toHaveBeenCalledOnce();
  },
};

/** A media server does not answer. */
export const AllLost: Story = { args: { notice: { kind: 'allLost' } } };

export const TooFar: Story = { args: { notice: { kind: 'tooFar', distance: 4.4, limit: 5 } } };

/** The operating system denies screen sharing, as opposed to a dismissed browser dialog. */
export const ScreenDenied: Story = {
  args: { notice: { kind: 'screen', problem: 'notAllowedError' }, onTryScreen: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('notice.screen.notAllowedError'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.tryAgain') }));
    await expect(args.onTryScreen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('notice.dismiss') }));
    await expect(args.onDismissNotice).toHaveBeenCalledOnce();
  },
};

export const CaptionsUnavailable: Story = {
  args: { notice: { kind: 'captions', problem: 'unavailable' } },
};

export const BackgroundTooSlow: Story = {
  args: { state: silent, notice: { kind: 'background', problem: 'tooSlow' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('notice.background.tooSlow'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('bar.cameraOn') }));
    await expect(args.onTryCamera).toHaveBeenCalledOnce();
  },
};
