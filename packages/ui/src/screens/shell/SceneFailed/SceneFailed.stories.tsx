import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { sceneDecorator } from '../SceneMessage.decorator.tsx';
import { SceneFailed } from './SceneFailed.tsx';

const meta = {
  component: SceneFailed,
  decorators: [sceneDecorator],
  args: { onRetry: fn(), onWorkWithout3d: fn() },
} satisfies Meta<typeof SceneFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await userEvent.click(canvas.getByRole('button', { name: t('sceneRetry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('work2d') }));
    await expect(args.onWorkWithout3d).toHaveBeenCalledOnce();
  },
};
