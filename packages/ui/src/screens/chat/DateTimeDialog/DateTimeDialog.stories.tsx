import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../chat.fixtures.ts';
import { DateTimeDialog } from './DateTimeDialog.tsx';
import { dateTimePresets } from './dateTimePresets.ts';

const meta = {
  component: DateTimeDialog,
  args: {
    open: true,
    title: '送信する日時',
    submitText: '予約する',
    presets: dateTimePresets,
    maxDays: 120,
    clock,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DateTimeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('radio', { name: t('when.tomorrow') }));
    await userEvent.click(screen.getByRole('button', { name: args.submitText }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ at: '2026-11-21T00:00:00.000Z' });
  },
};

export const DateAndTime: Story = {
  args: { presets: [] },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const date = await screen.findByRole('textbox', { name: t('when.date') });
    const submit = screen.getByRole('button', { name: args.submitText });
    await userEvent.clear(date);
    await userEvent.type(date, '2026/11/19');
    await userEvent.click(submit);
    await expect(screen.getByText(t('when.past'))).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, '2027/11/20');
    await userEvent.click(submit);
    await expect(screen.getByText(t('when.tooLate', { days: 120 }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(date);
    await userEvent.type(date, '2026/12/01');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ at: '2026-12-01T02:30:00.000Z' });
  },
};

export const Rejected: Story = {
  args: { error: { text: '予約できるメッセージは100件までです。' } },
};

export const Submitting: Story = { args: { submitting: true } };
