import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import type { ChatLinkPreview, ChatMessage } from '../chat.ts';
import { clock, message, personOf, picture } from '../chat.fixtures.ts';
import { callbacks } from '../ChatRoom/ChatRoom.callbacks.ts';
import { long, states } from '../ChatRoom/ChatRoom.fixtures.ts';
import { settled, waitForListEnd } from '../ChatRoom/ChatRoom.play.ts';
import { ChatRoom } from '../ChatRoom/ChatRoom.tsx';

const release: ChatLinkPreview = {
  id: 'release',
  url: 'https://docs.example.com/release',
  title: 'リリース手順 | 開発ドキュメント',
  description: '本番環境へのリリースの手順と、問題が起きたときの戻し方をまとめたページです。',
  siteName: '開発ドキュメント',
  picture: { url: picture(1200, 630, '#8a7fd4'), width: 1200, height: 630 },
};
const plain: ChatLinkPreview = {
  id: 'plain',
  url: 'https://example.com/',
  title: 'Example Domain',
  siteName: 'example.com',
};
const withLongTexts: ChatLinkPreview = {
  id: 'long',
  url: 'https://news.example.com/long',
  title: `A very long headline that never seems to end ${'and goes further '.repeat(6)}`,
  description: `https://news.example.com/${'a'.repeat(120)} ${'長い説明です。'.repeat(20)}`,
  siteName: 'The news site with the longest name of all news sites of the world',
  picture: { url: picture(300, 900, '#d48a7f'), width: 300, height: 900 },
};

const conversation = [
  message({
    key: 'p1',
    createdAt: '2026-11-20T00:10:00Z',
    text: '手順は https://docs.example.com/release を見てください。',
    previews: [release],
  }),
  message({
    key: 'p2',
    createdAt: '2026-11-20T00:20:00Z',
    sender: personOf('aoi'),
    text: 'https://example.com/ and https://news.example.com/long',
    previews: [plain, withLongTexts],
  }),
];
const ready = {
  ...states.ready,
  flow: { messages: conversation, hasOlder: false, hasNewer: false },
};

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the previews of own messages can be removed. */
export const Previews: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const link = await canvas.findByRole('link', { name: release.title });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', release.url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(release.siteName)).toBeVisible();
    await expect(canvas.getByText(/^本番環境への/)).toBeVisible();
    await expect(canvas.getAllByRole('list', { name: t('linkPreview.list') })).toHaveLength(2);
    const removeButton = ({ title }: ChatLinkPreview) =>
      canvas.queryByRole('button', { name: t('linkPreview.remove', { title }) });
    await expect(removeButton(release)).toBeNull();
    await expect(removeButton(plain)).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: {
    state: {
      ...ready,
      flow: {
        ...ready.flow,
        messages: [
          message({
            key: 'broken',
            createdAt: '2026-11-20T00:10:00Z',
            text: release.url,
            previews: [{ ...release, picture: { url: '/missing.png', width: 2, height: 2 } }],
          }),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: release.title });
    const image = canvasElement.querySelector('img[src="/missing.png"]');
    if (image) fireEvent.error(image);
    await waitFor(() =>
      expect(canvasElement.querySelector('img[src="/missing.png"]')).not.toBeInTheDocument(),
    );
  },
};

function Removing(props: ComponentProps<typeof ChatRoom>) {
  const [messages, setMessages] = useState(conversation);
  return (
    <ChatRoom
      {...props}
      state={{ ...ready, flow: { ...ready.flow, messages } }}
      onRemovePreview={(event) => {
        props.onRemovePreview?.(event);
        setMessages((now) =>
          now.map(({ previews = [], ...one }) => ({
            ...one,
            previews: previews.filter(({ id }) => id !== event.previewId),
          })),
        );
      }}
    />
  );
}

/** The focus moves to the message, because the button is removed. */
export const Removal: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const name = t('linkPreview.remove', { title: plain.title });
    const button = await canvas.findByRole('button', { name });
    await waitFor(() => expect(button).toBeVisible());
    const article = button.closest('article');
    await userEvent.click(button);
    await expect(args.onRemovePreview).toHaveBeenCalledWith({
      messageId: 'p2',
      previewId: 'plain',
    });
    await waitFor(() => expect(canvas.queryByRole('link', { name: plain.title })).toBeNull());
    await expect(article).toHaveFocus();
  },
};

/** Adds a preview to each of the messages. */
function Arriving({ keys, ...props }: ComponentProps<typeof ChatRoom> & { keys?: string[] }) {
  const [messages, setMessages] = useState(long.flow.messages);
  const isLinked = ({ key }: ChatMessage) => (keys ?? [messages.at(-1)!.key]).includes(key);
  return (
    <>
      <ChatRoom {...props} state={{ ...ready, flow: { ...long.flow, messages } }} />
      <button
        type="button"
        onClick={() =>
          setMessages((now) =>
            now.map((each) => (isLinked(each) ? { ...each, previews: [release] } : each)),
          )
        }
      >
        preview
      </button>
    </>
  );
}

export const ArrivesAtTheEnd: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed');
    await waitForListEnd(feed);
    await userEvent.click(canvas.getByRole('button', { name: 'preview' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: release.title })).toBeVisible());
    await waitForListEnd(feed);
    const { bottom } = canvas.getByRole('link', { name: release.title }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(feed.getBoundingClientRect().bottom);
  },
};

const keyAbove = (steps: number) => long.flow.messages.at(-12 - steps)!.key;

/** Previews arrive above the visible messages and at the message that crosses the upper edge. */
export const ArrivesWhileReading: Story = {
  render: (args) => <Arriving {...args} keys={[keyAbove(1), keyAbove(2), keyAbove(3)]} />,
  play: async ({ canvas, userEvent }) => {
    const feed = await canvas.findByRole('feed');
    await waitForListEnd(feed);
    const rowOf = (key: string) => feed.querySelector(`[data-key="${key}"]`);
    const distance = () =>
      rowOf(keyAbove(0))!.getBoundingClientRect().top - feed.getBoundingClientRect().top;
    await waitFor(() => {
      // The list renders only rows near the visible ones.
      if (rowOf(keyAbove(0))) feed.scrollTop += distance() - 30;
      else feed.scrollTop -= 300;
      expect(Math.abs(distance() - 30)).toBeLessThan(2);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'preview' }));
    await waitFor(() =>
      expect(feed.querySelectorAll('[data-component="LinkPreview"]').length).toBeGreaterThan(0),
    );
    await settled(distance);
    await expect(Math.abs(distance() - 30)).toBeLessThan(2);
  },
};
