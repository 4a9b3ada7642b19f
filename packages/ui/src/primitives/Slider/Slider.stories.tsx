import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Slider } from './Slider.tsx';

const meta = {
  component: Slider,
  args: { label: 'Zoom', defaultValue: 2, min: 1, max: 4, step: 0.5, onChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Slider {...args} />
      <Slider {...args} label="拡大" value={1} />
      <Slider {...args} label="Volume" value={4} />
      <Slider {...args} label="音量" disabled />
    </Stack>
  ),
};

/** Handles keys natively, notifies of changes and announces the value. */
export const Moved: Story = {
  render: function Controlled({ onChange, ...args }) {
    const [value, setValue] = useState(2);
    return (
      <Slider
        {...args}
        value={value}
        valueText={`${value * 100} %`}
        onChange={(change) => {
          setValue(change.value);
          onChange?.(change);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '2.5' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 2.5 });
    await expect(slider).toHaveAttribute('aria-valuetext', '250 %');
  },
};
