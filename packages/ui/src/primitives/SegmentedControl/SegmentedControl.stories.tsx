import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'day', label: '日 Day' },
  { value: 'week', label: '週 Week' },
  { value: 'month', label: '月 Month' },
];
const views = [
  { value: 'plan', label: '平面図 Plan', icon: icons.map },
  { value: 'preview', label: '3D', icon: icons.show, disabled: true },
  { value: 'people', label: 'メンバー Members', icon: icons.people },
];

const other = { options: views, defaultValue: 'plan' };

const meta = {
  component: SegmentedControl,
  args: { ariaLabel: '期間 Period', options, defaultValue: 'week', onChange: fn() },
  render: (args) => (
    <Stack gap={4} align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...other} ariaLabel="表示 View" size="sm" />
      <SegmentedControl {...other} ariaLabel="アイコンだけ Icons" labelsHidden />
      <SegmentedControl {...other} ariaLabel="全幅 Full width" fullWidth />
      <SegmentedControl {...other} ariaLabel="無効 Disabled" disabled />
    </Stack>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Week/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'month' });
    await expect(canvas.getByRole('radio', { name: /Month/ })).toBeChecked();
    await userEvent.click(canvas.getByText(/Day$/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'day' });
  },
};
