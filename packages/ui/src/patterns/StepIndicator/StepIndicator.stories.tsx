import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepIndicator } from './StepIndicator.tsx';

const meta = {
  component: StepIndicator,
  parameters: { layout: 'padded' },
  args: {
    label: '手順 Steps',
    steps: ['情報 Information', 'パスワード Password', '完了 Complete'],
    current: 1,
    doneLabel: '済み done',
  },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('済み done');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
