import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { customEmoji } from '../../../../patterns/EmojiPicker/EmojiPicker.fixtures.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { AdminCustomEmoji, type AdminCustomEmojiItem } from './AdminCustomEmoji.tsx';

const people = ['高橋 蓮', 'Olivia Chen', undefined];

const emojis = customEmoji.map((emoji, index): AdminCustomEmojiItem => ({
  ...emoji,
  id: emoji.name,
  addedBy: people[index],
  createdAt: `2026-11-${10 + index}T03:00:00Z`,
}));

const many = Array.from({ length: 500 }, (_, index): AdminCustomEmojiItem => {
  const emoji = emojis[index % emojis.length]!;
  return { ...emoji, id: `${index}`, name: `${emoji.name}-${index}` };
});

const ready = { status: 'ready', emojis, adding: 'EVERYONE' } as const;

const meta = {
  component: AdminCustomEmoji,
  parameters: { layout: 'padded' },
  args: {
    state: ready,
    dialog: null,
    onOpenDialog: fn(),
    onCloseDialog: fn(),
    onAdd: fn(),
    onDelete: fn(),
    onAddingChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminCustomEmoji>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Searches, and deletes an emoji after a confirmation that names the loss. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-emoji');
    const list = canvas.getByRole('list', { name: t('list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const search = canvas.getByRole('searchbox', { name: t('search') });
    await userEvent.type(search, 'olivia');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(
      canvas.getByRole('button', { name: t('delete', { name: 'party_parrot' }) }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: t('deleteTitle', { name: 'party_parrot' }),
    });
    await userEvent.click(within(question).getByRole('button', { name: t('deleteConfirm') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ emojiId: 'party_parrot' });
    await userEvent.clear(search);
    await userEvent.type(search, 'xyz');
    await expect(await canvas.findByText(t('notFound', { keyword: 'xyz' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('add') }));
    await expect(args.onOpenDialog).toHaveBeenCalled();
  },
};

export const Restricting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-emoji');
    await userEvent.click(canvas.getByRole('combobox', { name: t('adding.label') }));
    await userEvent.click(await screen.findByRole('option', { name: t('adding.ADMINISTRATORS') }));
    await waitFor(() =>
      expect(args.onAddingChange).toHaveBeenCalledWith({ adding: 'ADMINISTRATORS' }),
    );
  },
};

export const Many: Story = { args: { state: { ...ready, emojis: many } } };
export const SavingTheSetting: Story = { args: { state: { ...ready, saving: true } } };
export const Adding: Story = { args: { dialog: {} } };
export const Empty: Story = { args: { state: { ...ready, emojis: [] } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const LoadingFailed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const SubmittingEmoji: Story = { args: { dialog: { submitting: true } } };
