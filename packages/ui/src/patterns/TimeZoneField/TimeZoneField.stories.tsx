import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { modes } from '../../stories/modes.ts';
import { FormField } from '../FormField/index.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

const meta = {
  component: TimeZoneField,
  parameters: { layout: 'padded' },
  args: {
    defaultValue: 'Asia/Tokyo',
    at: Date.UTC(2026, 6, 1),
    preferred: ['Asia/Tokyo', 'Europe/London'],
    onChange: fn(),
  },
  render: (args) => (
    <FormField label="タイムゾーン Time zone">
      {(control) => <TimeZoneField {...args} {...control} />}
    </FormField>
  ),
} satisfies Meta<typeof TimeZoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Search by translated city and by offset; input without a match keeps the zone. */
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

export const SearchedInJapanese: Story = { ...Searched, globals: modes['ja-dark'] };
