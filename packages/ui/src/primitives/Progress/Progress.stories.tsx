import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { value: 40, label: 'Loading the office' },
} satisfies Meta<typeof Progress>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap={6}>
      <Progress {...args} />
      <Progress value={0} label="0 %" />
      <Progress value={100} label="100 %" />
      <Progress label="オフィスを読み込んでいます" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the office' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(
      canvas.getByRole('progressbar', { name: 'オフィスを読み込んでいます' }),
    ).not.toHaveAttribute('aria-valuenow');
  },
};
