import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Offline } from './Offline.tsx';

const meta = {
  component: Offline,
  args: { onRefresh: fn() },
} satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await userEvent.click(canvas.getByRole('button', { name: t('offline.refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = { args: { refreshing: true } };
