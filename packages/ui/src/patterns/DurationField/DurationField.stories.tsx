import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { modes } from '../../stories/modes.ts';
import { formatDuration } from '../dates/duration.ts';
import { FormField } from '../FormField/index.ts';
import { DurationField } from './DurationField.tsx';

const meta = {
  component: DurationField,
  parameters: { layout: 'padded' },
  args: { defaultValue: 60, onChange: fn() },
  render: (args) => (
    <FormField label="長さ Length" hint="30分以上 At least 30 minutes">
      {(control) => <DurationField {...args} {...control} />}
    </FormField>
  ),
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

export const TypedAndPickedInJapanese: Story = { ...TypedAndPicked, globals: modes['ja-dark'] };
