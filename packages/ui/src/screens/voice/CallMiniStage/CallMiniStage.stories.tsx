import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { audioOnly, long, speaker, states } from '../CallStage/CallStage.fixtures.ts';
import { CallMiniStage } from './CallMiniStage.tsx';

const meta = {
  component: CallMiniStage,
  args: {
    people: states.in.people,
    muted: false,
    onMute: fn(),
    onCamera: fn(),
    onLeave: fn(),
    onReturn: fn(),
  },
  // The default size of the browser's picture-in-picture window.
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallMiniStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SharedScreen: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const press = (key: string) => userEvent.click(canvas.getByRole('button', { name: t(key) }));
    await press('bar.mute');
    await expect(args.onMute).toHaveBeenCalledWith({ muted: true });
    await press('bar.cameraOn');
    await expect(args.onCamera).toHaveBeenCalledWith({ on: true });
    await press('mini.return');
    await expect(args.onReturn).toHaveBeenCalledOnce();
    await press('bar.leave');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const AudioOnly: Story = { args: { people: audioOnly, muted: true } };

export const Speaker: Story = { args: { ...speaker, camera: true } };

/** Hides the camera button if video is unavailable. */
export const WithoutCamera: Story = { args: { people: audioOnly, onCamera: undefined } };

export const LongName: Story = {
  args: { people: long.people.map((person) => ({ ...person, sharing: false })) },
};
