import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { audioOnly } from '../CallStage/CallStage.fixtures.ts';
import { ContinueCall } from '../ContinueCall/index.ts';
import { GuestCall } from './GuestCall.tsx';

const meta = {
  component: GuestCall,
  args: {
    roomName: '週次定例',
    phase: 'in',
    people: audioOnly.slice(0, 3),
    layout: 'everyone',
    muted: true,
    camera: false,
    onLayoutChange: fn(),
    onPin: fn(),
    onMute: fn(),
    onCamera: fn(),
    onPlaySound: fn(),
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Muted: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const press = (key: string) => userEvent.click(canvas.getByRole('button', { name: t(key) }));
    await press('bar.unmute');
    await expect(args.onMute).toHaveBeenCalledWith({ muted: false });
    await press('bar.cameraOn');
    await expect(args.onCamera).toHaveBeenCalledWith({ on: true });
    await press('bar.leave');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('stage.close') })).toBeNull();
  },
};

export const CameraOn: Story = { args: { muted: false, camera: true } };

export const Joining: Story = { args: { phase: 'joining', people: audioOnly.slice(0, 1) } };

const answer = fn();

export const AsksToContinue: Story = {
  args: {
    children: <ContinueCall until={60_000} now={() => 0} onContinue={answer} onLeave={fn()} />,
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('goOn.goOn') }));
    await expect(answer).toHaveBeenCalled();
  },
};

export const Reconnecting: Story = { args: { phase: 'reconnecting' } };

export const MicrophoneDenied: Story = {
  args: {
    notice: { kind: 'microphone', problem: 'notAllowedError', text: 'Allow the microphone.' },
  },
};

export const SoundBlocked: Story = {
  args: { notice: { kind: 'soundBlocked' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('guestCall.playSound') }));
    await expect(args.onPlaySound).toHaveBeenCalledOnce();
  },
};
