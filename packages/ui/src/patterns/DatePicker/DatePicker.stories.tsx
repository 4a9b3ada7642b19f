import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, modes } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { fullDate } from '../dates/names.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  component: DatePicker,
  parameters: { layout: 'padded' },
  args: { value: '2026-11-20', today: '2026-11-18', min: '2026-11-09', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

/** Arrow keys move between days, including into the next month. */
export const ByKeys: Story = {
  args: { autoFocus: true },
  parameters: {
    ...framed,
    pictures: { skip: 'Earlier stories decide whether the focused day has a ring.' },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    const day = (date: string) => canvas.getByRole('button', { name: fullDate(date, language) });
    await waitFor(() => expect(day('2026-11-20')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(day('2026-12-05')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '2026-12-05' });
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('datePicker.previous') }));
    await expect(day('2026-11-06')).toBeDisabled();
  },
};

export const ByKeysInJapanese: Story = { ...ByKeys, globals: modes['ja-dark'] };
