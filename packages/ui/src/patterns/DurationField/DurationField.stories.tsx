import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { formatDuration } from '../dates/duration.ts';
import { DurationField, type DurationFieldProps } from './DurationField.tsx';

/** Keeps the value, as a form does. */
function Example({ value: start, onChange, ...field }: DurationFieldProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="長さ Length" hint="30分以上 At least 30 minutes">
      {(control) => (
        <DurationField
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
  component: DurationField,
  parameters: { layout: 'padded' },
  args: { value: 60, onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DurationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const TypedAndPicked: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    const field = canvas.getByRole('combobox', { name: /Length$/ });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await userEvent.type(field, '1:45');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 105 });
    await userEvent.tab();
    await expect(field).toHaveValue(formatDuration(105, language));
    await userEvent.clear(field);
    await userEvent.type(field, 'long');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: NaN });
    await expect(field).toHaveValue('long');
    await userEvent.click(field);
    await userEvent.click(
      await screen.findByRole('option', { name: formatDuration(90, language) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 90 });
  },
};
