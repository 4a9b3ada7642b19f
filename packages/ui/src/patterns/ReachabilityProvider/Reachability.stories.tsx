import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { reachabilityClock, reachableMembers } from './Reachability.fixtures.ts';
import { ReachabilityLines } from './ReachabilityLines.tsx';
import { ReachabilityMarks } from './ReachabilityMarks.tsx';
import { ReachabilityProvider } from './ReachabilityProvider.tsx';

const meta = {
  component: ReachabilityMarks,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <ReachabilityProvider members={reachableMembers} clock={reachabilityClock}>
        <Story />
      </ReachabilityProvider>
    ),
  ],
} satisfies Meta<typeof ReachabilityMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatusLine: Story = {
  args: { userId: 'atLunch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /🍱 ランチ中.*13:00/ })).toBeVisible();
  },
};

export const Paused: Story = {
  args: { userId: 'focusing' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('img', { name: /🎧 Focusing/ })).toBeVisible();
    const paused = t('reachability.paused', { time: '15:00' });
    await expect(canvas.getByRole('img', { name: paused })).toBeVisible();
  },
};

export const Lines: Story = {
  args: { userId: 'inBerlin' },
  render: ({ userId }) => (
    <>
      <ReachabilityLines userId="atLunch" />
      <ReachabilityLines userId={userId} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const status = t('reachability.until', { text: '🍱 ランチ中', time: '13:00' });
    await expect(canvas.getByText(status)).toBeVisible();
    const outside = t('reachability.outsideHours', { time: '04:00' });
    await expect(canvas.getByText(outside)).toBeVisible();
  },
};

export const Unset: Story = {
  args: { userId: 'someone' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
