import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { customEmoji } from '../../../patterns/EmojiPicker/EmojiPicker.fixtures.ts';
import { EmojiProvider } from '../../../patterns/EmojiPicker/EmojiProvider.tsx';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message, personOf } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list opens after two characters. Enter or Tab inserts the selected emoji, and Enter then sends. */
export const Suggesting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, 'やった :ta');
    const list = await canvas.findByRole('listbox', { name: t('composer.emojiSuggestions') });
    await userEvent.type(field, 'da');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent(/🎉/));
    await userEvent.keyboard('{Tab}');
    await expect(field).toHaveValue('やった 🎉');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'やった 🎉' }));
  },
};

/** Japanese words, also after a full-width colon. */
export const SuggestingInJapanese: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '：すし');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await userEvent.click(await canvas.findByRole('option', { name: /:sushi:/ }));
    await expect(field).toHaveValue('🍣');
  },
};

/** Escape closes the list, and Enter then sends the text as typed. */
export const ClosingSuggestions: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, ':tada');
    await canvas.findByRole('listbox', { name: t('composer.emojiSuggestions') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ text: ':tada' }));
  },
};

export const CompletingShortcodes: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '了解:+1:');
    await waitFor(() => expect(field).toHaveValue('了解👍'));
  },
};

export const ShortcodesInCode: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '`:tada:` ');
    await expect(field).toHaveValue('`:tada:` ');
    await userEvent.type(field, ':tad');
    await canvas.findByRole('listbox');
    await expect(field).toHaveValue('`:tada:` :tad');
  },
};

/** The button of the field opens the picker above it. */
export const Picking: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('composer.emoji') }));
    const picker = await screen.findByRole('dialog');
    await userEvent.type(await within(picker).findByRole('textbox'), 'rocket');
    await userEvent.click(await within(picker).findByText('🚀'));
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await waitFor(() => expect(field).toHaveValue('🚀'));
  },
};

/** Emoji of the organisation are suggested and picked by name, and are pictures in messages. */
export const OfTheOrganisation: Story = {
  args: {
    state: {
      ...states.ready,
      flow: {
        ...states.ready.flow,
        messages: [
          message({
            key: 'emoji',
            createdAt: '2026-11-20T00:10:00Z',
            sender: personOf('ren'),
            text: 'ありがとう :otsukare::お疲れ様: :deleted:',
          }),
          message({
            key: 'code',
            createdAt: '2026-11-20T00:11:00Z',
            sender: personOf('mei'),
            text: '**10:30:15** `:otsukare:`',
          }),
        ],
      },
    },
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
    await expect(await canvas.findByRole('img', { name: ':お疲れ様:' })).toBeVisible();
    // Code is rendered as text when Markdown has loaded.
    await waitFor(() => expect(canvas.getAllByRole('img', { name: ':otsukare:' })).toHaveLength(1));
    await expect(canvas.getByText(/:deleted:/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '了解 :otsu');
    const option = await canvas.findByRole('option', { name: /:otsukare:/ });
    await expect(option.querySelector('img')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('了解 :otsukare:');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ text: '了解 :otsukare:' }),
    );
  },
};
