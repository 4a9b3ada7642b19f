import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { sceneDecorator } from '../SceneMessage.decorator.tsx';
import { SceneUnsupported } from './SceneUnsupported.tsx';

const meta = {
  component: SceneUnsupported,
  decorators: [sceneDecorator],
  args: { onSeePeople: fn(), onDismiss: fn() },
} satisfies Meta<typeof SceneUnsupported>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await userEvent.click(canvas.getByRole('button', { name: t('seeWho') }));
    await expect(args.onSeePeople).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('sceneUnsupportedRead') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
