import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { wordsOf } from '../../../../../../.storybook/words.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message, personOf } from '../chat.fixtures.ts';
import {
  attaching,
  callbacks,
  delivery,
  direct,
  empty,
  fileOf,
  long,
  longText,
  older,
  past,
  pdfs,
  reacted,
  states,
  unread,
} from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list has come to its end and rests there. */
async function atEnd(feed: HTMLElement) {
  let last = -1;
  await waitFor(
    () => {
      const { scrollTop, scrollHeight, clientHeight } = feed;
      const before = last;
      last = scrollTop;
      expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
      expect(scrollTop).toBe(before);
    },
    { interval: 200 },
  );
}

const placeholder = (globals: Record<string, unknown>) =>
  wordsOf({ globals }, 'chat')('composer.placeholder', { name: '開発チーム' });

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/ありがとうございます/)).toBeVisible());
    await expect(canvas.getByText(t('message.deleted'))).toBeInTheDocument();
    // Attempts at markup stay text.
    await expect(canvas.getByText(/<b>検証環境<\/b>/)).toBeInTheDocument();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '承知しました。{Shift>}{Enter}{/Shift}進めます。');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      text: '承知しました。\n進めます。',
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '承知しました。\n進めます。',
      mentionedUserIds: [],
      fileIds: [],
    });
    await expect(field).toHaveValue('');
  },
};

/** Enter that ends a conversion of an input method sends nothing. */
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

export const Mentioning: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '@o');
    const list = canvas.getByRole('listbox', { name: t('composer.suggestions') });
    const option = within(list).getByRole('option', { name: /Olivia/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
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
    const t = wordsOf({ globals }, 'chat');
    await expect(canvas.getByText(t('composer.remaining', { count: 5 }))).toBeVisible();
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await userEvent.type(field, '123456');
    await expect(canvas.getAllByText(t('composer.over', { count: 1 }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('composer.send') })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Everything that the pointer reaches, by keyboard: the messages, and the menu of one. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    const article = (text: RegExp) => canvas.getByText(text).closest('article')!;
    // The first ones that are in the page are not the last ones yet.
    await waitFor(() => expect(canvas.getByText(/午後一番に/)).toBeVisible());
    await atEnd(canvas.getByRole('feed'));
    article(/午後一番に/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(article(/Good morning/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(article(/午後一番に/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('message.delete') }));
    await userEvent.click(await screen.findByRole('button', { name: t('deleteMessage.confirm') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ messageId: 'm8' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A finger that rests on a message opens what can be done with it; one that moves scrolls. */
export const LongPress: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    // Only what is seen is in the page: the newest message, once the list has come to its end.
    await atEnd(await canvas.findByRole('feed'));
    const text = canvas.getByText(/ありがとうございます/);
    const finger = { pointerType: 'touch', clientX: 100, clientY: 300 };
    fireEvent.pointerDown(text, finger);
    const item = await screen.findByRole('menuitem', { name: t('message.copyText') });
    fireEvent.pointerUp(text, finger);
    await expect(item).toBeInTheDocument();
    fireEvent.keyDown(item, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Replying: Story = {
  args: { state: reacted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
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

/** Up-arrow with nothing typed edits one's last message; Escape leaves it as it was. */
export const EditingLast: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
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

export const Reacting: Story = {
  args: { state: reacted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await userEvent.click(
      await canvas.findByRole('button', { name: t('message.reaction', { emoji: '👍', count: 2 }) }),
    );
    await expect(args.onReact).toHaveBeenCalledWith({ messageId: 'm2', emoji: '👍' });
    await userEvent.hover(canvas.getByText(/検証環境/));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.react') }));
    await userEvent.click(await screen.findByRole('button', { name: t('emoji.party') }));
    await expect(args.onReact).toHaveBeenLastCalledWith({ messageId: 'm7', emoji: '🎉' });
  },
};

export const Delivery: Story = {
  args: { state: delivery },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await userEvent.click(await canvas.findByRole('button', { name: t('message.retry') }));
    await expect(args.onResend).toHaveBeenCalledWith({ key: 'o1' });
    await userEvent.click(canvas.getByRole('button', { name: t('message.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ key: 'o1' });
    await expect(canvas.getByText(t('message.sending'))).toBeInTheDocument();
  },
};

export const Attaching: Story = {
  args: { state: attaching },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
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

/** A PDF shows its first pages; pressed, they are large enough to read. */
export const PdfPages: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    const words = wordsOf({ globals }, 'common');
    const name = '2026年度第4四半期_営業報告書.pdf';
    await userEvent.click(
      await canvas.findByRole('button', { name: t('file.readPages', { name }) }),
    );
    const dialog = await screen.findByRole('dialog', { name });
    const first = t('file.pdfPage', { name, page: 1 });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: first })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: words('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On their way; not to be drawn; not asked for yet. */
export const PdfPagesMissing: Story = {
  args: { state: pdfs },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('file.noPages'))).toBeVisible());
    await expect(args.onWantPages).toHaveBeenCalledOnce();
    await expect(args.onWantPages).toHaveBeenCalledWith({
      messageId: 'pdf2',
      attachmentId: 'pdf2',
    });
  },
};

/** Opened where the unread ones begin; older ones are asked for before they are missed. */
export const Unread: Story = {
  args: { state: unread },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('messages.unread'))).toBeVisible());
    await expect(
      canvas.getByText(t('typing.two', { name: '高橋 蓮', other: 'Olivia Bennett' })),
    ).toBeVisible();
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
  },
};

/** 2,000 messages, few of them in the page. */
export const LongHistory: Story = {
  args: { state: long },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    const feed = canvas.getByRole('feed');
    await atEnd(feed);
    feed.scrollTop = 0;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: t('messages.jumpToLatest') }));
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
  },
};

function Growing(props: React.ComponentProps<typeof ChatRoom>) {
  const [messages, setMessages] = useState(long.flow.messages.slice(-60));
  const [count, setCount] = useState(0);
  return (
    <>
      <ChatRoom
        {...props}
        state={{ ...long, flow: { ...long.flow, messages } }}
        onLoadOlder={() => setMessages((now) => (now.length > 70 ? now : [...older, ...now]))}
      />
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          const key = `new${count}`;
          const createdAt = '2026-11-20T01:29:00Z';
          const text = `新着${count + 1}`;
          setMessages((now) => [
            ...now,
            message({ key, createdAt, sender: personOf('mei'), text }),
          ]);
        }}
      >
        receive
      </button>
    </>
  );
}

/** What is read stays where it is while older ones come in front and new ones behind it. */
export const KeepsItsPlace: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    // At the end: a new one is followed.
    await userEvent.click(canvas.getByRole('button', { name: 'receive' }));
    await waitFor(() => expect(canvas.getByText('新着1')).toBeVisible());
    const feed = canvas.getByRole('feed');
    await atEnd(feed);
    feed.scrollTop = 600;
    const read = await waitFor(() => {
      const box = feed.getBoundingClientRect();
      const found = canvas.getAllByRole('article').find((article) => {
        const { top } = article.getBoundingClientRect();
        return top > box.top + 20 && top < box.bottom;
      });
      if (!found) throw new Error('nothing is read');
      return found;
    });
    const key = read.getAttribute('data-key');
    const topOf = () =>
      feed.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top ?? -1;
    await waitFor(() => expect(feed.scrollTop).toBeGreaterThan(900));
    await userEvent.click(canvas.getByRole('button', { name: 'receive' }));
    const place = topOf();
    const jump = await canvas.findByRole('button', { name: t('messages.newBelow', { count: 1 }) });
    await expect(Math.abs(topOf() - place)).toBeLessThan(2);
    await userEvent.click(jump);
    await waitFor(() => expect(canvas.getByText('新着2')).toBeVisible());
  },
};

/** One has followed a link into the past. */
export const InThePast: Story = {
  args: { state: past },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^30件前の/).closest('article')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('messages.jumpToLatest') }));
    await expect(args.onJumpToLatest).toHaveBeenCalledOnce();
  },
};

export const Direct: Story = {
  args: { state: direct },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.unmute') }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: false });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const AsMember: Story = {
  args: { state: { ...states.ready, room: { ...states.ready.room, role: 'USER' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await expect(
      await screen.findByRole('menuitem', { name: t('room.leave') }),
    ).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: t('room.delete') })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: t('room.leave') }));
    await expect(args.onLeaveRoom).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ReadOnly: Story = {
  args: { state: { ...direct, readOnly: 'personLeft', typing: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { state: empty } };

export const Loading: Story = { args: { state: states.loading } };

export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'chat');
    const [, back] = canvas.getAllByRole('button', { name: t('room.backToList') });
    await userEvent.click(back!);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { state: longText },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/とても長い文章/)).toBeVisible());
  },
};
