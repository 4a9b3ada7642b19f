import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { withNavEntries } from '../../../patterns/navigation.fixtures.ts';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';

const meta = {
  component: KeyboardShortcuts,
  decorators: [withNavEntries],
  args: { open: true, entries: [], onTour: fn(), onClose: fn() },
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    const common = translatorOf({ globals }, 'common');
    const sheet = await screen.findByRole('dialog', { name: t('shortcuts.title') });
    const panels = within(sheet).getByRole('region', { name: t('shortcuts.group.panels') });
    const map = within(panels).getByText(common('nav.map')).closest('div')!;
    await expect(map).toHaveTextContent(/(?:Alt|⌥)\+Shift\+M$/);
    const messages = within(sheet).getByRole('region', { name: t('shortcuts.group.message') });
    const edit = within(messages).getByText(t('shortcuts.message.edit')).closest('div')!;
    await expect(edit).toHaveTextContent(/E$/);
    await userEvent.click(within(sheet).getByRole('button', { name: t('shortcuts.tour') }));
    await expect(args.onTour).toHaveBeenCalledOnce();
    await userEvent.click(within(sheet).getByRole('button', { name: common('close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithoutChat: Story = {
  args: { hidden: ['message', 'composer'] },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'shell');
    const sheet = await screen.findByRole('dialog', { name: t('shortcuts.title') });
    const group = { name: t('shortcuts.group.message') };
    await expect(within(sheet).queryByRole('region', group)).not.toBeInTheDocument();
  },
};
