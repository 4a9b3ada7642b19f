import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks, states } from './ChatRoom.fixtures.ts';
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

/** A complete shortcode becomes its emoji. */
export const CompletingShortcodes: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '了解:+1:');
    await waitFor(() => expect(field).toHaveValue('了解👍'));
  },
};

/** A shortcode in code is kept. */
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
