import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Countdown } from './Countdown.tsx';

const start = Date.parse('2026-11-20T09:00:00+09:00');

const meta = {
  component: Countdown,
  args: { until: start + 292_000, now: () => start, onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:52');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Seconds: Story = {
  args: { until: start + 42_000 },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('timer')).toHaveTextContent(t('timer.seconds', { seconds: 42 }));
  },
};

export const Over: Story = {
  args: { until: start },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
