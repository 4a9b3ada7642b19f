import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const small = { refusal: null, reach: { HERE: 12, ALL: 24 } } as const;
const large = { refusal: null, reach: { HERE: 12, ALL: 48 } } as const;

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: { ...states.ready, groupMentions: small }, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MentioningAll: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@cha');
    const option = canvas.getByRole('option', { name: /@channel/ });
    await expect(option).toHaveTextContent(t('groupMention.reach.ALL', { count: 24 }));
    await expect(args.onMentionStart).toHaveBeenCalled();
    await expect(canvas.queryByRole('option', { name: /@(all|here)/ })).toBeNull();
    await userEvent.click(option);
    await userEvent.type(field, '15時に集合です');
    await expect(canvas.getByText(t('groupMention.reach.ALL', { count: 24 }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@channel 15時に集合です',
      mentionedUserIds: [],
      mentionedGroup: 'ALL',
      fileIds: [],
    });
  },
};

export const Suggesting: Story = {
  args: {
    state: { ...states.ready, groupMentions: { refusal: null, reach: { HERE: 0, ALL: 1 } } },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.type(canvas.getByRole('textbox', { name: placeholder(globals) }), '@');
    await expect(canvas.getByRole('option', { name: /@here/ })).toHaveTextContent(
      t('groupMention.reach.HERE', { count: 0 }),
    );
    await expect(canvas.getByRole('option', { name: /@channel/ })).toHaveTextContent(
      t('groupMention.reach.ALL', { count: 1 }),
    );
  },
};

/** A mention that notifies more than 30 people asks first. Cancelling keeps the draft. */
export const ConfirmingMany: Story = {
  args: { state: { ...states.ready, groupMentions: large } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@all 15時に集合です{Enter}');
    const title = t('groupMention.confirm.title', { count: 48 });
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('groupMention.confirm.back') }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('@all 15時に集合です');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await screen.findByRole('button', { name: t('groupMention.confirm.send') }),
    );
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ text: '@all 15時に集合です', mentionedGroup: 'ALL' }),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const ConfirmationShown: Story = {
  args: { state: { ...states.ready, groupMentions: large } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: placeholder(globals) }),
      '@all 15時に集合です{Enter}',
    );
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** `@here` reaches fewer people and does not ask. An edit that adds `@all` asks. */
export const ConfirmingAnEdit: Story = {
  args: { state: { ...states.ready, groupMentions: large } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = () =>
      canvas.getByRole<HTMLTextAreaElement>('textbox', { name: placeholder(globals) });
    await userEvent.type(field(), '@here 集合です{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ mentionedGroup: 'HERE' }),
    );
    await userEvent.type(field(), '{ArrowUp}');
    await waitFor(() => expect(field()).not.toHaveValue(''));
    await userEvent.clear(field());
    await userEvent.type(field(), '@all 変更しました{Enter}');
    await userEvent.click(
      await screen.findByRole('button', { name: t('groupMention.confirm.save') }),
    );
    await expect(args.onEdit).toHaveBeenCalledWith(
      expect.objectContaining({ text: '@all 変更しました', mentionedGroup: 'ALL' }),
    );
  },
};

/** A member who must not mention everyone is not offered it, and learns why after typing it. */
export const NotAllowed: Story = {
  args: { state: { ...states.ready, groupMentions: { refusal: 'ADMINISTRATORS' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await expect(args.onMentionStart).not.toHaveBeenCalled();
    await userEvent.type(field, '@al');
    await expect(args.onMentionStart).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('option', { name: /@(all|channel)/ })).toBeNull();
    await userEvent.type(field, 'l 集合です');
    await expect(canvas.getByText(t('groupMention.refused.ADMINISTRATORS'))).toBeVisible();
    await expect(args.onMentionStart).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@all 集合です',
      mentionedUserIds: [],
      fileIds: [],
    });
  },
};

export const NotForGuests: Story = {
  args: {
    state: { ...states.ready, draft: '@here 集合です', groupMentions: { refusal: 'GUEST' } },
  },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('groupMention.refused.GUEST'))).toBeVisible();
    await expect(args.onMentionStart).toHaveBeenCalledOnce();
  },
};
