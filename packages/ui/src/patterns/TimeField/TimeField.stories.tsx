import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  parameters: { layout: 'padded' },
  args: { defaultValue: '10:30', from: '09:30', step: 15, onChange: fn() },
  render: (args) => (
    <FormField label="終了 End">{(control) => <TimeField {...args} {...control} />}</FormField>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const TypedAndPicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /End$/ });
    await userEvent.clear(field);
    await userEvent.type(field, '午後2時半');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '14:30' });
    await userEvent.tab();
    await expect(field).toHaveValue('14:30');
    await userEvent.clear(field);
    await userEvent.type(field, '11');
    await userEvent.click(await screen.findByRole('option', { name: /^11:45/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '11:45' });
    await expect(field).toHaveValue('11:45');
  },
};
