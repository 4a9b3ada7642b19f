import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { sceneDecorator } from '../SceneMessage.decorator.tsx';
import { FloorPicture } from '../../map/FloorPicture/index.ts';
import { plan } from '../../map/FloorPlan/FloorPlan.plan.fixtures.ts';
import { SceneLoading } from './SceneLoading.tsx';

const meta = {
  component: SceneLoading,
  decorators: [sceneDecorator],
  args: { progress: 0.62 },
} satisfies Meta<typeof SceneLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProgress: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    const bar = canvas.getByRole('progressbar', { name: t('sceneLoadingScene.Main') });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};

export const WithPicture: Story = {
  args: { picture: <FloorPicture plan={plan} name="1F" language="en" /> },
};

export const Leaving: Story = {
  args: { ...WithPicture.args, leaving: true, onLeft: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status').closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
  },
};

export const LengthUnknown: Story = { args: { progress: undefined } };

export const Slow: Story = { args: { slow: true, progress: 0.18 } };

export const WorldMap: Story = { args: { scene: 'WorldMap' } };

export const MyDesk: Story = { args: { scene: 'MyDesk' } };

export const CharacterCustomize: Story = { args: { scene: 'CharacterCustomize' } };
