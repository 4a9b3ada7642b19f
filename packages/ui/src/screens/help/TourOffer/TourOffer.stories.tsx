import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { TourOffer } from './TourOffer.tsx';

const meta = {
  component: TourOffer,
  args: { done: null, onBegin: fn() },
} satisfies Meta<typeof TourOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replay: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await userEvent.click(canvas.getByRole('button', { name: t('tour.again.begin') }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};

/** Read-only list of steps. The running tour explains them at the edge of the office. */
export const Running: Story = { args: { done: ['WALK', 'SIT'] } };
