import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../chat.fixtures.ts';
import { RemindMe } from './RemindMe.tsx';

const meta = {
  component: RemindMe,
  args: { open: true, clock, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof RemindMe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('reminders.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ remindAt: '2026-11-20T01:50:00.000Z' });
  },
};

export const Change: Story = {
  args: { remindAt: '2026-11-27T03:00:00Z' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('radio', { name: t('when.custom') }));
    await userEvent.click(screen.getByRole('button', { name: t('reminders.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ remindAt: '2026-11-27T03:00:00.000Z' });
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Rejected: Story = {
  args: { error: { text: '設定できるリマインダーは100件までです。' } },
};
