import { expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import {
  conversationViews,
  messageViews,
  type ConversationContext,
  type FileView,
} from './messageViews.ts';
import { makeChat } from '../testChat.ts';

const view = { myId: 'u1', members: [], hasReceipts: false, unreadThreads: new Set<string>() };
const noLinks: FileView = { links: new Map(), pdfs: new Map(), isExpired: () => false };
const attachment = {
  id: 'f',
  fileKey: 'k',
  fileName: 'a.png',
  fileSize: 60_000,
  mimeType: 'image/png',
  width: null,
  height: null,
};

it('returns the same view until the message changes', () => {
  const show = messageViews(view);
  const message = makeMessage(1);
  expect(show(message, noLinks)).toBe(show(message, { ...noLinks }));
  expect(show({ ...message, content: '直した' }, noLinks)).toMatchObject({ text: '直した' });
});

it('marks the sender of a webhook as a bot', () => {
  const sender = { id: 'hook', nameKanji: 'CI', avatarUrl: null };
  const show = (bot?: true) =>
    messageViews(view)({ ...makeMessage(1), sender: { ...sender, ...(bot && { bot }) } }, noLinks);
  expect(show(true).sender).toMatchObject({ userId: 'hook', name: 'CI', bot: true });
  expect(show().sender).not.toHaveProperty('bot');
});

it('distinguishes the sender of a webhook from a bot, which has a profile', () => {
  const sender = { id: 'bot', nameKanji: 'CI', avatarUrl: null, bot: true };
  const show = (webhook?: true) =>
    messageViews(view)(
      { ...makeMessage(1), sender: { ...sender, ...(webhook && { webhook }) } },
      noLinks,
    );
  expect(show(true).sender).toMatchObject({ bot: true, webhook: true });
  expect(show().sender).not.toHaveProperty('webhook');
});

it('marks the name of a webhook in quotes and forwarded messages', () => {
  const sender = { id: 'hook', nameKanji: '高橋 蓮', avatarUrl: null, bot: true };
  const quoted = { ...makeMessage(1), sender };
  const shown = messageViews(view)(
    { ...makeMessage(2), replyTo: quoted, forwarded: { sender, content: 'x' } },
    noLinks,
  );
  expect(shown.replyTo).toMatchObject({ senderName: '高橋 蓮（ボット）' });
  expect(shown.forwarded).toMatchObject({ senderName: '高橋 蓮（ボット）' });
});

it('shows the preview URL of an upload, then the URL of the stored file', () => {
  const show = messageViews(view);
  const message = { ...makeMessage(1), attachments: [attachment] };
  expect(show(message, noLinks).attachments[0]).not.toHaveProperty('url');
  const file = new File([], 'a.png');
  const upload = {
    id: 'u',
    file,
    previewUrl: 'blob:here',
    state: { status: 'uploading' },
  } as const;
  const uploadOf = () => upload;
  expect(show(message, { ...noLinks, uploadOf }).attachments[0]).toMatchObject({
    url: 'blob:here',
  });
  const link = { fileKey: 'k', url: '/f', expiresAt: '2026-11-21T09:00:00Z' };
  const links = new Map([['k', link]]);
  expect(show(message, { ...noLinks, links, uploadOf }).attachments[0]).toMatchObject({
    url: '/f',
  });
});

it('shows link previews with and without a picture', () => {
  const preview = {
    id: 'p',
    url: 'https://a.example/',
    title: 'A',
    description: '',
    siteName: 'a',
  };
  const picture = { pictureUrl: '/files/p', width: 120, height: 63 };
  const previews = [
    { ...preview, picture },
    { ...preview, id: 'q', picture: null },
  ];
  const shown = messageViews(view)({ ...makeMessage(1), previews }, noLinks);
  expect(shown.previews).toEqual([
    { ...preview, picture: { url: '/files/p', width: 120, height: 63 } },
    { ...preview, id: 'q' },
  ]);
});

const context: ConversationContext = {
  language: 'ja',
  myId: 'me',
  me: { userId: 'me', name: '蓮', avatarUrl: null },
  members: [],
  memberCount: 2,
  offline: false,
  unreadThreads: new Set(),
  translate: (key) => `text of ${key}`,
};
const slice = {
  data: [makeMessage(1), makeMessage(2)],
  metadata: { limit: 50, hasOlder: false, hasNewer: false, hasNextPage: false, lastSeq: 2 },
};
const allRead = { unreadCount: 0, firstUnreadMessageId: null };

async function openRoom(hasNewer = false) {
  const { chat } = makeChat({
    fetchMessages: async () => ({ ...slice, metadata: { ...slice.metadata, hasNewer } }),
    fetchUnread: async () => allRead as never,
  });
  const model = chat.conversation({ roomId: 'room' });
  model.open(null);
  await new Promise((resolve) => setImmediate(resolve));
  const views = conversationViews(chat);
  return {
    model,
    chat,
    show: (parts = {}) => views(model.getSnapshot(), { ...context, ...parts }),
  };
}

it('shows pending messages after stored ones without duplicates', async () => {
  const { model, chat, show } = await openRoom();
  model.actions.onSend({ text: 'はい', mentionedUserIds: [], fileIds: [], replyToId: 'm2' });
  const { messages } = show().flow;
  expect(messages.map(({ text }) => text)).toEqual(['1', '2', 'はい']);
  expect(messages[2]).toMatchObject({
    sender: { name: '蓮' },
    delivery: { status: 'sending', waiting: false },
    replyTo: { messageId: 'm2', text: '2' },
  });
  const stored = { ...makeMessage(3), clientId: messages[2]!.key };
  chat.rooms.receive({ roomId: 'room', seq: 3, message: stored });
  expect(show().flow.messages.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

it('marks threads with unread replies', async () => {
  const { chat, show } = await openRoom();
  const thread = { replyCount: 1, lastReplyAt: '2026-11-20T10:00:00.000Z', userIds: ['u2'] };
  const root = { ...makeMessage(2, 3), thread };
  chat.rooms.receive({ roomId: 'room', seq: 3, message: root });
  expect(show().flow.messages[1]?.thread?.hasNew).toBe(false);
  const unreadThreads = new Set([root.id]);
  expect(show({ unreadThreads }).flow.messages[1]?.thread?.hasNew).toBe(true);
});

it('hides pending messages while viewing older messages', async () => {
  const { chat, show } = await openRoom(true);
  chat.outbox.add('room', { type: 'TEXT', content: 'はい' });
  expect(show().flow.messages).toHaveLength(2);
});

it('returns the same list until a message changes', async () => {
  const { chat, show } = await openRoom();
  const before = show().flow.messages;
  chat.typing.started('room', { id: 'u1', nameKanji: '葵' });
  expect(show({ offline: true }).flow.messages).toBe(before);
  chat.rooms.receive({ roomId: 'room', seq: 3, message: makeMessage(3) });
  const after = show({ offline: true }).flow.messages;
  expect(after[0]).toBe(before[0]);
  expect(after).toHaveLength(3);
});
