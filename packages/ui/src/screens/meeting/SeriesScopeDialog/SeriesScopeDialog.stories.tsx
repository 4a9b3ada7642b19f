import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { longTitle } from '../meeting.fixtures.ts';
import { SeriesScopeDialog } from './SeriesScopeDialog.tsx';

const meta = {
  component: SeriesScopeDialog,
  decorators: [inPanel],
  args: { open: true, change: 'edit', title: '週次定例', onChoose: fn(), onCancel: fn() },
} satisfies Meta<typeof SeriesScopeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The narrowest scope is the default. */
export const Edit: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const one = await screen.findByRole('radio', { name: t('series.THIS') });
    await expect(one).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: t('series.FOLLOWING') }));
    await userEvent.click(screen.getByRole('button', { name: t('series.edited') }));
    await expect(args.onChoose).toHaveBeenCalledWith({ scope: 'FOLLOWING' });
  },
};

/** A changed recurrence rule cannot apply to a single meeting. */
export const NewRule: Story = {
  args: { scopes: ['FOLLOWING', 'ALL'], error: {}, title: longTitle },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const following = await screen.findByRole('radio', { name: t('series.FOLLOWING') });
    await expect(following).toBeChecked();
    await expect(screen.queryByRole('radio', { name: t('series.THIS') })).not.toBeInTheDocument();
  },
};
