import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { TimeZoneField, type TimeZoneFieldProps } from './TimeZoneField.tsx';

/** Keeps the value, as a form does. */
function Example({ value: start, onChange, ...field }: TimeZoneFieldProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="タイムゾーン Time zone">
      {(control) => (
        <TimeZoneField
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
  component: TimeZoneField,
  parameters: { layout: 'padded' },
  args: {
    value: 'Asia/Tokyo',
    at: Date.UTC(2026, 6, 1),
    preferred: ['Asia/Tokyo', 'Europe/London'],
    onChange: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof TimeZoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** By the city in the member's language, by the offset; what fits nothing leaves the zone as it was. */
export const Searched: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const isJapanese = globals['locale'] === 'ja';
    const field = canvas.getByRole('combobox', { name: /Time zone$/ });
    await expect(field).toHaveValue(isJapanese ? '東京 (UTC+9)' : 'Tokyo (UTC+9)');
    await userEvent.clear(field);
    await userEvent.type(field, isJapanese ? 'ニューヨーク' : 'new york');
    await screen.findByRole('option', { name: /UTC-4/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'America/New_York' });
    await userEvent.clear(field);
    await userEvent.type(field, 'utc+5:30');
    await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('UTC+5:30');
    await userEvent.clear(field);
    await userEvent.type(field, 'atlantis');
    await userEvent.tab();
    await expect(field).toHaveValue(isJapanese ? 'ニューヨーク (UTC-4)' : 'New York (UTC-4)');
  },
};
