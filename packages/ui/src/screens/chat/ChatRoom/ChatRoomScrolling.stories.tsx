import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import type { ChatFlow } from '../chat.ts';
import { clock, message, personOf } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { attaching, empty, long, older, past, states, unread } from './ChatRoom.fixtures.ts';
import { settled, waitForListEnd } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await userEvent.hover(canvas.getByText(/^1件前の/));
    const tools = await canvas.findByRole('group', { name: t('message.actions') });
    const message = tools.closest('article')!.getBoundingClientRect();
    // The toolbar overlaps the top edge of its message.
    await expect(tools.getBoundingClientRect().top).toBeLessThan(message.top + 1);
    await expect(tools.getBoundingClientRect().bottom).toBeGreaterThan(message.top);
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
    const receive = canvas.getByRole('button', { name: 'receive' });
    // The focus resizes the composer.
    receive.focus();
    const place = await settled(topOf);
    await userEvent.click(receive);
    const jump = await canvas.findByRole('button', { name: t('messages.newBelow', { count: 1 }) });
    await waitFor(() => expect(Math.abs(topOf() - place)).toBeLessThan(2));
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

/** Jumping to an unread message that is not loaded keeps the loaded part in view. */
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
