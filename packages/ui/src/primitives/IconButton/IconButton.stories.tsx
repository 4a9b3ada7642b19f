import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { Sheet } from '../storySheet.tsx';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Microphone', icon: icons.microphone, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  render: () => (
    <Sheet
      rows={iconButtonVariants.flatMap((variant) =>
        iconButtonSizes.map((size) => ({ variant, size })),
      )}
      samples={{ en: 'Microphone', ja: 'マイク' }}
      columns={['rest', 'pressed', 'loading', 'disabled'] as const}
    >
      {({ row, text, column }) => (
        <IconButton
          {...row}
          label={text}
          icon={icons.microphone}
          pressed={column === 'pressed' || undefined}
          loading={column === 'loading'}
          disabled={column === 'disabled'}
        />
      )}
    </Sheet>
  ),
};

export const Toggle: Story = {
  render: function Toggle(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} pressed={pressed} onPress={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Microphone', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
