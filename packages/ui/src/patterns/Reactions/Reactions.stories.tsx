import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { customEmoji } from '../EmojiPicker/EmojiPicker.fixtures.ts';
import { EmojiProvider } from '../EmojiPicker/EmojiProvider.tsx';
import { Reactions } from './Reactions.tsx';

const meta = {
  component: Reactions,
  parameters: { layout: 'padded' },
  args: {
    adding: true,
    reactions: [
      { emoji: '👍', names: ['高橋 蓮', '小林 芽衣'], count: 12, mine: true },
      { emoji: '🎉', names: [], count: 1, mine: false },
    ],
    onReact: fn(),
  },
} satisfies Meta<typeof Reactions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(
      canvas.getByRole('button', { name: t('reactions.count', { emoji: '👍', count: 12 }) }),
    );
    await expect(args.onReact).toHaveBeenCalledWith({ emoji: '👍' });
    await userEvent.click(canvas.getByRole('button', { name: t('reactions.add') }));
    const first = await screen.findByRole('button', { name: t('emoji.thumbsUp') });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onReact).toHaveBeenLastCalledWith({ emoji: '🙇' });
  },
};

/** Emoji of the organisation are pictures. Deleted ones remain as text and can be removed. */
export const OfTheOrganisation: Story = {
  args: {
    reactions: [
      { emoji: ':otsukare:', names: [], count: 3, mine: true },
      { emoji: ':deleted:', names: [], count: 1, mine: true },
    ],
  },
  decorators: [
    (Story) => (
      <EmojiProvider
        skinTone="none"
        recent={[]}
        custom={customEmoji}
        onSkinToneChange={fn()}
        onUse={fn()}
      >
        <Story />
      </EmojiProvider>
    ),
  ],
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const name = t('reactions.count', { emoji: ':otsukare:', count: 3 });
    const reaction = canvas.getByRole('button', { name });
    await expect(reaction.querySelector('img')).toBeVisible();
    const deleted = canvas.getByRole('button', {
      name: t('reactions.one', { emoji: ':deleted:', count: 1 }),
    });
    await expect(deleted).toHaveTextContent(':deleted:');
    await userEvent.click(deleted);
    await expect(args.onReact).toHaveBeenCalledWith({ emoji: ':deleted:' });
  },
};
