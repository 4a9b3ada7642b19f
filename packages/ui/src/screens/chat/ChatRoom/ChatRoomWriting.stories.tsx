import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, picture } from '../chat.fixtures.ts';
import { fileOf } from './ChatRoom.files.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { attaching, reacted, states } from './ChatRoom.fixtures.ts';
import { waitForListEnd, placeholder } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter that ends an IME composition does not send the message. */
export const Composing: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, 'かくにん');
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await fireEvent.compositionEnd(field);
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const portrait = picture(24, 24, '#8a7fd4');

export const Mentioning: Story = {
  args: {
    state: {
      ...states.ready,
      members: states.ready.members.map((member) => ({ ...member, avatarUrl: portrait })),
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@o');
    const list = canvas.getByRole('listbox', { name: t('composer.suggestions') });
    const option = within(list).getByRole('option', { name: /Olivia/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option.querySelector('img')).toHaveAttribute('src', portrait);
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('@Olivia Bennett ');
    await userEvent.type(field, 'thanks!{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@Olivia Bennett thanks!',
      mentionedUserIds: ['olivia'],
      fileIds: [],
    });
  },
};

export const TooLong: Story = {
  args: { state: { ...states.ready, draft: 'あ'.repeat(995) } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('composer.remaining', { count: 5 }))).toBeVisible();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '123456');
    await expect(canvas.getAllByText(t('composer.over', { count: 1 }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('composer.send') })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Replying: Story = {
  args: { state: reacted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.hover(await canvas.findByText(/検証環境/));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.reply') }));
    await expect(
      await canvas.findByText(t('composer.replyingTo', { name: '伊藤 陽' })),
    ).toBeVisible();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '助かります{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ text: '助かります', replyToId: 'm7' }),
    );
  },
};

/** Mentions match readings in kana and romaji. */
export const MentioningByReading: Story = {
  args: {
    state: {
      ...states.ready,
      members: [{ userId: 'mei', name: '伊藤 芽依', readings: ['ｲﾄｳﾒｲ'] }],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    for (const typed of ['@いとう', '@itou', '@mei']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(await canvas.findByRole('option', { name: '伊藤 芽依' })).toBeVisible();
    }
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('@伊藤 芽依 ');
    await expect(canvas.queryByRole('listbox', { name: t('composer.suggestions') })).toBeNull();
  },
};

/** In English, the list shows the Latin name. The text contains the name as the member writes it. */
export const MentioningByLatinName: Story = {
  args: {
    state: {
      ...states.ready,
      members: [
        { userId: 'mei', name: '伊藤 芽依', displayName: 'Ito Mei', readings: ['Ito Mei'] },
      ],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@mei');
    await expect(await canvas.findByRole('option', { name: 'Ito Mei 伊藤 芽依' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('@伊藤 芽依 ');
  },
};

export const NotMentioningAll: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@all');
    await expect(canvas.queryByRole('option', { name: /@(all|channel)/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '@all',
      mentionedUserIds: [],
      fileIds: [],
    });
  },
};

/** Escape in a field with text keeps the focus there and does not propagate. */
export const EscapeWithText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    const onEscape = fn();
    const listener = (event: KeyboardEvent) => onEscape(event.defaultPrevented);
    document.addEventListener('keydown', listener);
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenLastCalledWith(false);
    await userEvent.type(field, '書きかけ');
    onEscape.mockClear();
    await userEvent.keyboard('{Escape}');
    for (const [prevented] of onEscape.mock.calls) await expect(prevented).toBe(true);
    await expect(field).toHaveValue('書きかけ');
    await expect(field).toHaveFocus();
    document.removeEventListener('keydown', listener);
  },
};

/** Arrow up in an empty field edits the member's last message. Escape cancels. */
export const EditingLast: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('textbox', { name: placeholder(globals) }));
    await userEvent.keyboard('{ArrowUp}');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await expect(field).toHaveValue('ありがとうございます！午後一番に試してみます。');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(t('composer.editing'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('textbox', { name: placeholder(globals) }));
    await userEvent.keyboard('{ArrowUp}13時から。{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith({
      messageId: 'm8',
      text: 'ありがとうございます！午後一番に試してみます。13時から。',
      mentionedUserIds: [],
    });
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};

/** A failed edit keeps the typed text in the field. */
export const EditingFails: Story = {
  args: { onEdit: fn(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = () => canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}13時から。{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText(t('composer.editing'))).toBeVisible());
    await expect(field()).toHaveValue('ありがとうございます！午後一番に試してみます。13時から。');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
  },
};

/** The draft is restored after an edit. */
export const EditingInBetween: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = () => canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field(), '次の議題ですが');
    await waitForListEnd(canvas.getByRole('feed'));
    canvas
      .getByText(/午後一番に/)
      .closest('article')!
      .focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('message.edit') }));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('ありがとうございます！午後一番に試してみます。');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('次の議題ですが');
    await expect(field()).toHaveFocus();
  },
};

export const Attaching: Story = {
  args: { state: attaching },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('button', { name: t('composer.send') })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('button', { name: t('composer.retryFile', { name: 'estimate.xlsx' }) }),
    );
    await expect(args.onRetryFile).toHaveBeenCalledWith({ fileId: 'c' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('composer.removeFile', { name: 'デスク配置案.png' }) }),
    );
    await expect(args.onRemoveFile).toHaveBeenCalledWith({ fileId: 'a' });
    const good = fileOf('a.png', 60);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, [good, fileOf('tiny.png', 10), fileOf('photo.jpg', 60)]);
    await waitFor(() => expect(args.onAddFiles).toHaveBeenCalledWith({ files: [good] }));
    for (const [name, problem] of [
      ['tiny.png', 'tooSmall'],
      ['photo.jpg', 'content'],
    ])
      await expect(
        await canvas.findByText(
          t('composer.refusedFile', { name, reason: t(`fileProblem.${problem}`) }),
        ),
      ).toBeVisible();
  },
};
