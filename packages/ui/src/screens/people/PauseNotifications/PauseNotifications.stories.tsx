import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reachabilityClock } from '../../../patterns/ReachabilityProvider/Reachability.fixtures.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { PauseNotifications } from './PauseNotifications.tsx';

const meta = {
  component: PauseNotifications,
  args: { open: true, clock: reachabilityClock, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof PauseNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilTomorrow: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(await screen.findByRole('combobox', { name: t('quiet.duration') }));
    await userEvent.click(await screen.findByRole('option', { name: t('endTime.tomorrow') }));
    await userEvent.click(screen.getByRole('button', { name: t('quiet.submit') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ until: '2026-11-25T00:00:00.000Z' }),
    );
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Failed: Story = { args: { failed: true } };
