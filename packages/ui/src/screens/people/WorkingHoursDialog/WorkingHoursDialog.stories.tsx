import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { WorkingHoursDialog } from './WorkingHoursDialog.tsx';

const hours = {
  weekdays: [1, 2, 3, 4],
  startTime: '10:00',
  endTime: '16:00',
  timeZone: 'Asia/Tokyo',
  pauseOutside: true,
};

const meta = {
  component: WorkingHoursDialog,
  args: { open: true, workingHours: null, onSubmit: fn(), onClear: fn(), onClose: fn() },
} satisfies Meta<typeof WorkingHoursDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(await screen.findByRole('checkbox', { name: t('hours.pauseOutside') }));
    await userEvent.click(screen.getByRole('button', { name: t('hours.save') }));
    const workingHours = expect.objectContaining({
      weekdays: [1, 2, 3, 4, 5],
      startTime: '09:00',
      endTime: '18:00',
      pauseOutside: true,
    }) as unknown;
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ workingHours }));
  },
};

export const Current: Story = {
  args: { workingHours: hours },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const friday = globals['locale'] === 'ja' ? '金曜日' : 'Fri';
    await userEvent.click(await screen.findByRole('button', { name: friday }));
    await userEvent.click(screen.getByRole('button', { name: t('hours.save') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        workingHours: { ...hours, weekdays: [1, 2, 3, 4, 5] },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: t('hours.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { workingHours: { ...hours, weekdays: [1] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const monday = globals['locale'] === 'ja' ? '月曜日' : 'Mon';
    await userEvent.click(await screen.findByRole('button', { name: monday }));
    const start = screen.getByRole('combobox', { name: t('hours.start') });
    await userEvent.clear(start);
    await userEvent.click(screen.getByRole('button', { name: t('hours.save') }));
    await expect(await screen.findByText(t('hours.weekdaysMissing'))).toBeVisible();
    await expect(screen.getByText(t('hours.timeInvalid'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Failed: Story = { args: { failed: true } };
