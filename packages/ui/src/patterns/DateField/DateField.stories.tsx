import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modes } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { fullDate } from '../dates/names.ts';
import { FormField } from '../FormField/index.ts';
import { DateField, isIsoDate, type DateFieldProps } from './DateField.tsx';

function Example({ defaultValue = '', ...field }: DateFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  return (
    <FormField
      label="日付 Date"
      error={
        left && value !== '' && !isIsoDate(value) ? '日付ではありません Not a date' : undefined
      }
    >
      {(control) => (
        <DateField
          {...field}
          {...control}
          value={value}
          onChange={(event) => {
            setValue(event.value);
            field.onChange?.(event);
          }}
          onBlur={() => setLeft(true)}
        />
      )}
    </FormField>
  );
}

const meta = {
  component: DateField,
  parameters: { layout: 'padded' },
  args: { defaultValue: '2026-11-20', today: '2026-11-18', onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Typed: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByLabelText(/Date$/);
    await userEvent.type(field, globals['locale'] === 'ja' ? '１２月５日' : '5/12');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-05' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-06' });
    await expect(field).toHaveValue('2026/12/06');
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    await userEvent.tab();
    await expect(await canvas.findByText(/Not a date/)).toBeVisible();
    await expect(field).toHaveValue('soon');
  },
};

export const TypedInJapanese: Story = { ...Typed, globals: modes['ja-dark'] };

export const Picked: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    await userEvent.click(canvas.getByRole('button', { name: t('dateField.pick') }));
    const day = (date: string) => screen.findByRole('button', { name: fullDate(date, language) });
    await waitFor(async () => expect(await day('2026-11-20')).toHaveFocus());
    await userEvent.click(await day('2026-11-24'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-24' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(/Date$/)).toHaveValue('2026/11/24');
  },
};
