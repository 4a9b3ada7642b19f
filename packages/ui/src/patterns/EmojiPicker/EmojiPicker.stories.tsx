import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import type { SkinTone } from '../emoji/emojiSet.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import { EmojiProvider } from './EmojiProvider.tsx';
import { customEmoji } from './EmojiPicker.fixtures.ts';

const meta = {
  component: EmojiPicker,
  args: { onChoose: fn() },
  decorators: [
    (Story) => {
      const [skinTone, setSkinTone] = useState<SkinTone>('none');
      return (
        <EmojiProvider
          skinTone={skinTone}
          recent={['🍣', '👋🏽', '🇯🇵']}
          onSkinToneChange={(change) => setSkinTone(change.skinTone)}
          onUse={fn()}
        >
          <Story />
        </EmojiProvider>
      );
    },
  ],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const grid = await canvas.findByRole('grid');
    await expect(await within(grid).findByText(t('emojiPicker.category.recent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('emojiPicker.category.flags') }));
    await expect(await within(grid).findByText(t('emojiPicker.category.flags'))).toBeVisible();
    await userEvent.click(await within(grid).findByText('🏁'));
    await expect(args.onChoose).toHaveBeenCalledWith({ emoji: '🏁' });
  },
};

/** Arrow keys, Home and End move through the rows; Enter chooses. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const search = await canvas.findByRole('textbox');
    canvas.getByRole('button', { name: t('emoji.thumbsUp') }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const focused = () => document.activeElement;
    await waitFor(() => expect(focused()).toHaveTextContent('🍣'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toHaveTextContent('🇯🇵'));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focused()).toHaveTextContent('🙂'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toHaveTextContent('🏴󠁧󠁢󠁷󠁬󠁳󠁿'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ emoji: '🏴󠁧󠁢󠁷󠁬󠁳󠁿' });
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('emoji.thumbsUp') })).toHaveFocus(),
    );
  },
};

/** Names and keywords of both languages are found in both languages. */
export const Search: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const search = await canvas.findByRole('textbox');
    await userEvent.type(search, 'すし');
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('button')[0]).toHaveTextContent('🍣'));
    await userEvent.clear(search);
    await userEvent.type(search, 'tada');
    await waitFor(() => expect(within(grid).getAllByRole('button')[0]).toHaveTextContent('🎉'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ emoji: '🎉' });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.type(await canvas.findByRole('textbox'), 'xyzzyx');
    const [text] = await canvas.findAllByText(t('emojiPicker.notFound', { keyword: 'xyzzyx' }));
    await expect(text).toBeVisible();
  },
};

export const SkinTones: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const tones = await canvas.findByRole('radiogroup', { name: t('emojiPicker.tones') });
    await userEvent.click(within(tones).getByRole('radio', { name: t('emojiPicker.tone.medium') }));
    await userEvent.click(canvas.getByRole('button', { name: t('emoji.thumbsUp') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ emoji: '👍🏽' });
    await userEvent.type(canvas.getByRole('textbox'), 'wave');
    await userEvent.click(await canvas.findByText('👋🏽'));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ emoji: '👋🏽' });
  },
};

const onAdd = fn();

/** The emoji of the organisation are a category with a button to add one, and are found by name. */
export const OfTheOrganisation: Story = {
  decorators: [
    (Story) => (
      <EmojiProvider
        skinTone="none"
        recent={[':otsukare:', ':deleted:']}
        custom={customEmoji}
        onAdd={onAdd}
        onSkinToneChange={fn()}
        onUse={fn()}
      >
        <Story />
      </EmojiProvider>
    ),
  ],
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const grid = await canvas.findByRole('grid');
    await waitFor(() =>
      expect(within(grid).getAllByRole('button', { name: 'otsukare' })).toHaveLength(2),
    );
    await expect(within(grid).queryByText(/deleted/)).toBeNull();
    await userEvent.click(within(grid).getByRole('button', { name: 'お疲れ様' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ emoji: ':お疲れ様:' });
    await userEvent.keyboard('{ArrowDown}');
    const add = within(grid).getByRole('button', { name: t('emojiPicker.add') });
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'parrot');
    await waitFor(() =>
      expect(within(grid).getAllByRole('button')[0]).toHaveAccessibleName('party_parrot'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ emoji: ':party_parrot:' });
  },
};

/** Without emoji, the category has only the button. */
export const FirstOfTheOrganisation: Story = {
  decorators: [
    (Story) => (
      <EmojiProvider skinTone="none" recent={[]} onAdd={onAdd} onSkinToneChange={fn()} onUse={fn()}>
        <Story />
      </EmojiProvider>
    ),
  ],
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await canvas.findByRole('button', { name: t('emojiPicker.add') }));
    await expect(onAdd).toHaveBeenCalled();
  },
};
