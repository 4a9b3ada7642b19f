import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

/** Keeps the value, as a form does. */
function Example({ value: start, onChange, ...field }: TimeFieldProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="終了 End">
      {(control) => (
        <TimeField
          {...field}
          {...control}
          value={value}
          onChange={(event) => {
            setValue(event.value);
            onChange(event);
          }}
        />
      )}
    </FormField>
  );
}

const meta = {
  component: TimeField,
  parameters: { layout: 'padded' },
  args: { value: '10:30', from: '09:30', step: 15, onChange: fn() },
  render: (args) => <Example {...args} />,
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
