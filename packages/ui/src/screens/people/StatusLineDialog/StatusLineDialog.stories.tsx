import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reachabilityClock } from '../../../patterns/ReachabilityProvider/Reachability.fixtures.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { StatusLineDialog } from './StatusLineDialog.tsx';

const meta = {
  component: StatusLineDialog,
  args: {
    open: true,
    statusLine: null,
    clock: reachabilityClock,
    onSubmit: fn(),
    onClear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StatusLineDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const lunch = t('statusLine.suggestion.lunch');
    await userEvent.click(await screen.findByRole('button', { name: `🍱 ${lunch}` }));
    await userEvent.click(screen.getByRole('button', { name: t('statusLine.save') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        statusLine: { emoji: '🍱', text: lunch, endsAt: '2026-11-24T04:00:00.000Z' },
      }),
    );
  },
};

export const Empty: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(await screen.findByRole('button', { name: t('statusLine.save') }));
    await expect(await screen.findByText(t('statusLine.missing'))).toBeVisible();
    await expect(screen.getByRole('textbox', { name: t('statusLine.text') })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Current: Story = {
  args: { statusLine: { emoji: '🎧', text: '集中タイム', endsAt: '2026-11-24T06:00:00.000Z' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const text = await screen.findByRole('textbox', { name: t('statusLine.text') });
    await expect(text).toHaveValue('集中タイム');
    await userEvent.click(screen.getByRole('button', { name: t('statusLine.save') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ statusLine: args.statusLine }),
    );
    await userEvent.click(screen.getByRole('button', { name: t('statusLine.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const EndInThePast: Story = {
  args: { statusLine: { emoji: '🎧', text: '集中タイム', endsAt: '2026-11-23T06:00:00.000Z' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(await screen.findByRole('button', { name: t('statusLine.save') }));
    await expect(await screen.findByText(t('endTime.past'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Failed: Story = { args: { failed: true } };
