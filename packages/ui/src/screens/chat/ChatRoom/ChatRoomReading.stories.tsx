import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import type { ChatFlow } from '../chat.ts';
import { clock, message, personOf } from '../chat.fixtures.ts';
import {
  attaching,
  callbacks,
  code,
  delivery,
  arrived,
  empty,
  formatted,
  long,
  older,
  past,
  pdfs,
  reacted,
  states,
  unread,
} from './ChatRoom.fixtures.ts';
import { placeholder, waitForListEnd } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines between the messages show who joined the room. One message mentions everyone. */
export const Arrivals: Story = {
  args: { state: arrived },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const nameOf = (name: string) => t('systemLine.name', { name });
    const who = t('systemLine.two', { first: nameOf('小林 芽衣'), second: nameOf('佐々木 葵') });
    const line = t('systemLine.added', { by: nameOf('高橋 蓮'), who });
    await waitFor(() => expect(canvas.getByText(line)).toBeVisible());
    const joined = t('systemLine.joined', { who: nameOf('Olivia Bennett') });
    await expect(canvas.getByText(joined)).toBeVisible();
    await expect(canvas.getByText('@all')).toBeVisible();
  },
};

/** Bold, lists, quotes and code. HTML, images and unsafe links are text. */
export const Formatted: Story = {
  args: { state: formatted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const bold = await canvas.findByText('「本番」');
    await expect(bold).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByText('15時').closest('em')).toHaveStyle({ fontStyle: 'normal' });
    await expect(canvas.getByText('14時').closest('del')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '手順書' })).toHaveAttribute(
      'href',
      'https://docs.example.com/_release_',
    );
    await expect(canvas.getByRole('link', { name: 'https://example.com/a_b_c' })).toBeVisible();
    await expect(canvas.getByText('帳票').closest('li')).toBeVisible();
    await expect(canvas.getByText('以上です。').closest('li')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '@佐々木 葵' }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: 'aoi' });

    await expect(canvas.getByText(/^Which function/)).toBeVisible();
    await expect(canvas.getByText('「本番」は15時です。')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('export')).toHaveClass('hljs-keyword'));
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('markdown.copyCode') }));
    await expect(args.onCopyText).toHaveBeenCalledWith({ text: code });

    await expect(canvas.getByText(/<img src=x onerror/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'click' })).toBeNull();
    await expect(canvas.getByText(/# 見出しではありません \(\^_\^\)/)).toBeVisible();
    await expect(canvas.getByLabelText(t('messages.label', { name: '開発チーム' }))).toBeVisible();
  },
};

/** Keyboard access to the messages and to the menu of a message. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (text: RegExp) => canvas.getByText(text).closest('article')!;
    // Messages of the first render are not the last ones.
    await waitFor(() => expect(canvas.getByText(/午後一番に/)).toBeVisible());
    await waitForListEnd(canvas.getByRole('feed'));
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

/** E edits an own message and R opens the thread while the message has the focus. */
export const ShortcutsOfAMessage: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (text: RegExp) => canvas.getByText(text).closest('article')!;
    await waitFor(() => expect(canvas.getByText(/午後一番に/)).toBeVisible());
    await waitForListEnd(canvas.getByRole('feed'));
    article(/Good morning/).focus();
    await userEvent.keyboard('e');
    await expect(article(/Good morning/)).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(args.onOpenThread).toHaveBeenCalledOnce();
    article(/午後一番に/).focus();
    await userEvent.keyboard('{Control>}e{/Control}');
    await expect(article(/午後一番に/)).toHaveFocus();
    await userEvent.keyboard('e');
    const field = canvas.getByRole('textbox', { name: placeholder(globals) });
    await waitFor(() => expect(field).toHaveFocus());
    await expect((field as HTMLTextAreaElement).value).toMatch(/午後一番に/);
    await expect(canvas.getByRole('button', { name: t('composer.save') })).toBeVisible();
  },
};

/** A long press opens the menu of a message, a moving finger scrolls. */
export const LongPress: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    // The list is virtualised: the newest message is rendered at the end.
    await waitForListEnd(await canvas.findByRole('feed'));
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

export const Reacting: Story = {
  args: { state: reacted },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(
      await canvas.findByRole('button', {
        name: common('reactions.count', { emoji: '👍', count: 2 }),
      }),
    );
    await expect(args.onReact).toHaveBeenCalledWith({ messageId: 'm2', emoji: '👍' });
    await userEvent.hover(canvas.getByText(/検証環境/));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.react') }));
    await userEvent.click(await screen.findByRole('button', { name: common('emoji.party') }));
    await expect(args.onReact).toHaveBeenLastCalledWith({ messageId: 'm7', emoji: '🎉' });
  },
};

export const Delivery: Story = {
  args: { state: delivery },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    // The list is virtualised and recreates rows while it scrolls to the end.
    await waitForListEnd(await canvas.findByRole('feed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('message.retry') }));
    await expect(args.onResend).toHaveBeenCalledWith({ key: 'o1' });
    await userEvent.click(canvas.getByRole('button', { name: t('message.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ key: 'o1' });
    await expect(canvas.getByText(t('message.sending'))).toBeInTheDocument();
  },
};

/** A PDF shows its first pages as thumbnails. Pressing them opens a readable size. */
export const PdfPages: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const words = translatorOf({ globals }, 'common');
    const name = '2026年度第4四半期_営業報告書.pdf';
    // Rows of the first render can be replaced while the list measures them.
    await waitForListEnd(canvas.getByRole('feed'));
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

/** Previews that are loading, failed or not requested yet. */
export const PdfPagesMissing: Story = {
  args: { state: pdfs },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('file.noPages'))).toBeVisible());
    await expect(args.onWantPages).toHaveBeenCalledOnce();
    await expect(args.onWantPages).toHaveBeenCalledWith({
      messageId: 'pdf2',
      attachmentId: 'pdf2',
    });
  },
};

/** Opens at the first unread message. Older messages load before the reader reaches them. */
export const Unread: Story = {
  args: { state: unread },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('messages.unread'))).toBeVisible());
    await expect(
      canvas.getByText(t('typing.two', { name: '高橋 蓮', other: 'Olivia Bennett' })),
    ).toBeVisible();
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
  },
};

/** 2,000 messages, few of them rendered. */
export const LongHistory: Story = {
  args: { state: long },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    const feed = canvas.getByRole('feed');
    await waitForListEnd(feed);
    feed.scrollTop = 0;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: t('messages.jumpToLatest') }));
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
  },
};

function Growing(props: ComponentProps<typeof ChatRoom>) {
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

/** The visible message keeps its position while older and newer messages arrive. */
export const KeepsItsPlace: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    // At the end the list follows new messages.
    await userEvent.click(canvas.getByRole('button', { name: 'receive' }));
    await waitFor(() => expect(canvas.getByText('新着1')).toBeVisible());
    const feed = canvas.getByRole('feed');
    await waitForListEnd(feed);
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

function Jumping(props: ComponentProps<typeof ChatRoom>) {
  const { messages } = long.flow;
  const latest = { ...long.flow, messages: messages.slice(-50), unreadCount: 63 };
  const [flow, setFlow] = useState<ChatFlow>(latest);
  return (
    <ChatRoom
      {...props}
      state={{ ...long, flow }}
      onJumpToUnread={() =>
        setFlow({
          ...latest,
          messages: messages.slice(-68, -43),
          hasNewer: true,
          firstUnreadKey: 'h63',
          target: { key: 'h63', request: 1 },
        })
      }
      onLoadNewer={() => setFlow((now) => ({ ...now, messages: messages.slice(-68, -13) }))}
      onJumpToLatest={() => setFlow((now) => ({ ...latest, target: now.target }))}
    />
  );
}

/**
 * The first unread message is not loaded. Jumping to it loads an overlapping part of the history, which stays
 * in view while newer messages load and when returning to the end.
 */
export const JumpToUnread: Story = {
  render: (args) => <Jumping {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    const feed = canvas.getByRole('feed');
    await waitForListEnd(feed);
    await userEvent.click(
      canvas.getByRole('button', { name: t('messages.jumpToUnread', { count: 63 }) }),
    );
    await waitFor(() => expect(canvas.getByText(/^63件前の/).closest('article')).toHaveFocus());
    await waitFor(() => expect(feed.scrollHeight).toBeGreaterThan(3 * feed.clientHeight));
    await waitFor(() => {
      const box = feed.getBoundingClientRect();
      const { top, bottom } = canvas.getByText(/^63件前の/).getBoundingClientRect();
      expect(top).toBeGreaterThan(box.top);
      expect(bottom).toBeLessThan(box.bottom);
    });
    await userEvent.click(canvas.getByRole('button', { name: t('messages.jumpToLatest') }));
    await waitFor(() => expect(canvas.getByText(/^1件前の/)).toBeVisible());
    await waitForListEnd(feed);
  },
};

function Sending(props: ComponentProps<typeof ChatRoom>) {
  const [sent, setSent] = useState(false);
  const text = Array.from({ length: 60 }, (_, line) => `${line + 1}行目`).join('\n');
  const createdAt = '2026-11-20T01:29:00Z';
  const own = message({ key: 'own', createdAt, sender: personOf('aoi'), text });
  return (
    <>
      <ChatRoom
        {...props}
        state={
          sent
            ? { ...empty, flow: { ...empty.flow, messages: [own] } }
            : { ...attaching, flow: empty.flow }
        }
      />
      <button type="button" onClick={() => setSent(true)}>
        send
      </button>
    </>
  );
}

/** The first message is taller than the list. The list shows its end while files leave the composer. */
export const FirstMessage: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: 'send' }));
    const feed = await canvas.findByRole('feed');
    await waitFor(() => expect(canvas.getByText(/60行目/)).toBeVisible());
    await waitForListEnd(feed);
    await expect(feed.scrollTop).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: t('messages.jumpToLatest') })).toBeNull();
  },
};

function FromThePast(props: ComponentProps<typeof ChatRoom>) {
  const [messages, setMessages] = useState<ChatFlow['messages']>(past.flow.messages.slice(0, 45));
  return (
    <ChatRoom
      {...props}
      state={{ ...past, flow: { ...past.flow, messages } }}
      onLoadNewer={() => {
        props.onLoadNewer();
        setMessages(past.flow.messages);
      }}
    />
  );
}

/** Opened by a link to an old message. Newer messages are loaded. */
export const InThePast: Story = {
  args: { state: past },
  render: (args) => <FromThePast {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/^30件前の/).closest('article')).toHaveFocus());
    await waitFor(() => expect(args.onLoadNewer).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: t('messages.jumpToLatest') }));
    await expect(args.onJumpToLatest).toHaveBeenCalledOnce();
  },
};
