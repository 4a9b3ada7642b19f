import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modes } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { weekdayName } from '../dates/names.ts';
import { FormField } from '../FormField/index.ts';
import { RecurrenceField } from './RecurrenceField.tsx';

const meta = {
  component: RecurrenceField,
  parameters: { layout: 'padded' },
  args: {
    defaultValue: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20270331',
    start: '2026-11-20',
    today: '2026-11-18',
    timeZone: 'Asia/Tokyo',
    onChange: fn(),
  },
  render: (args) => (
    <FormField label="繰り返し Repetition">
      {(control) => <RecurrenceField {...args} {...control} />}
    </FormField>
  ),
} satisfies Meta<typeof RecurrenceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    const day = (weekday: number) =>
      canvas.getByRole('button', {
        name: weekdayName(weekday, language, language === 'ja' ? 'long' : 'short'),
      });
    await expect(day(5)).toBeDisabled();
    await userEvent.click(day(3));
    const field = canvas.getByLabelText(t('recurrence.interval'));
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE,FR;UNTIL=20270331',
    });
    await expect(
      canvas.getByText(
        language === 'ja'
          ? '3週間ごとの月・水・金曜日、2027/03/31まで'
          : 'Every 3 weeks on Monday, Wednesday and Friday, until 2027/03/31',
      ),
    ).toBeVisible();
  },
};

export const WeeklyInJapanese: Story = { ...Weekly, globals: modes['ja-dark'] };

/** The third Friday, a fixed number of times; the day of the month is the alternative. */
export const Monthly: Story = {
  args: { defaultValue: 'FREQ=MONTHLY;BYMONTHDAY=20;COUNT=6' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('combobox', { name: t('recurrence.monthly') }));
    const name = globals['locale'] === 'ja' ? /第3金曜日/ : /third Friday/;
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: 'FREQ=MONTHLY;BYDAY=3FR;COUNT=6',
    });
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  },
};

export const MonthlyInJapanese: Story = { ...Monthly, globals: modes['ja-dark'] };

/** An unsupported rule is described as text and kept until another rule is selected. */
export const NotShown: Story = {
  args: { defaultValue: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', start: '2026-11-30' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(t('recurrence.keptHint'))).toBeVisible();
  },
};

export const None: Story = { args: { defaultValue: '' } };
