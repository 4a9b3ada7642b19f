import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import {
  refusal,
  seqs,
  settled,
  setUpConversation,
  statusOf,
  targetOf,
  unreachable,
} from './testConversation.ts';

describe.each([
  ['a room', undefined],
  ['a thread', 'root'],
])('%s', (_, threadRootId) => {
  it('is LOADING until its messages arrive', async () => {
    const { model } = setUpConversation(threadRootId);
    expect(statusOf(model)).toBe('LOADING');
    model.open(null);
    expect(statusOf(model)).toBe('LOADING');
    await settled();
    expect(statusOf(model)).toBe('READY');
    expect(seqs(model)).toEqual([7, 8, 9]);
    expect(targetOf(model)).toBeNull();
  });

  it('reopens with cached and missed messages', async () => {
    const { chat, model, ref, server, channel } = setUpConversation(threadRootId);
    model.open(null);
    await settled();
    model.dispose();
    const message = { ...makeMessage(10), threadRootId: threadRootId ?? null };
    channel.emit('newMessageToRoom', { roomId: 'room', message, followerIds: [] });
    const reopened = chat.conversation(ref);
    reopened.open(null);
    await settled();
    expect(statusOf(reopened)).toBe('READY');
    expect(seqs(reopened)).toEqual([7, 8, 9, 10]);
    expect(server.asked).toHaveLength(1);
  });

  it('reloads after a failure when the server is reachable again', async () => {
    const { model, server, recover } = setUpConversation(threadRootId);
    server.failure = unreachable;
    model.open(null);
    await settled();
    expect(statusOf(model)).toBe('FAILED');
    server.failure = null;
    recover();
    await settled();
    expect(statusOf(model)).toBe('READY');
  });

  it('is GONE on 404 and READY after a successful retry', async () => {
    const { model, server } = setUpConversation(threadRootId);
    server.failure = refusal(404, 'chatRoomNotFound');
    model.open(null);
    await settled();
    expect(statusOf(model)).toBe('GONE');
    server.failure = null;
    model.retry();
    await settled();
    expect(statusOf(model)).toBe('READY');
  });

  it('requests each slice once and again when the server is reachable', async () => {
    const { model, server, recover } = setUpConversation(threadRootId);
    model.open(null);
    await settled();
    server.failure = unreachable;
    model.loadOlder();
    model.loadOlder();
    await settled();
    model.loadOlder();
    expect(server.asked).toHaveLength(2);
    server.failure = null;
    recover();
    await settled();
    expect(seqs(model)).toEqual([4, 5, 6, 7, 8, 9]);
    model.loadOlder();
    await settled();
    expect(seqs(model)).toHaveLength(9);
  });

  it('reports a rejected slice and requests it again', async () => {
    const { model, server, errors } = setUpConversation(threadRootId);
    model.open(null);
    await settled();
    server.failure = refusal(500, 'x');
    model.loadOlder();
    await settled();
    expect(errors).toEqual([server.failure]);
    server.failure = null;
    model.loadOlder();
    await settled();
    expect(seqs(model)).toHaveLength(6);
  });

  it('jumps to the linked message on every visit', async () => {
    const { model } = setUpConversation(threadRootId);
    model.open('m2');
    await settled();
    expect(seqs(model)).toContain(2);
    expect(targetOf(model)).toEqual({ messageId: 'm2', request: 1 });
    model.open('m2');
    await settled();
    expect(targetOf(model)).toEqual({ messageId: 'm2', request: 2 });
  });

  it('ignores updates after dispose and resumes on open', async () => {
    const { model, chat } = setUpConversation(threadRootId);
    model.open(null);
    await settled();
    model.dispose();
    const before = model.getSnapshot();
    chat.typing.started(threadRootId ? 'room/root' : 'room', { id: 'u1', nameKanji: '葵' });
    expect(model.getSnapshot()).toBe(before);
    model.open(null);
    expect(model.getSnapshot().typing).toEqual(['葵']);
  });

  it('shows only pending messages of the same conversation', async () => {
    const { model, chat } = setUpConversation(threadRootId);
    model.open(null);
    await settled();
    model.actions.onSend({ text: 'はい', mentionedUserIds: [], fileIds: [] });
    chat.outbox.add('room', { type: 'TEXT', content: 'x', threadRootId: 'other' });
    chat.outbox.add('other', { type: 'TEXT', content: 'y' });
    const { pending } = model.getSnapshot();
    expect(pending.map(({ request }) => request.content)).toEqual(['はい']);
    expect(pending[0]?.request.threadRootId).toBe(threadRootId);
  });

  it.each([
    ['adds a reaction', [], 'react'],
    ["removes the member's own reaction", [{ emoji: '👍', userIds: ['me'] }], 'withdrawReaction'],
    ['adds to an existing reaction', [{ emoji: '👍', userIds: ['u1'] }], 'react'],
  ] as const)('%s', async (__, reactions, call) => {
    const calls: string[] = [];
    const answer = (name: string) => async () => {
      calls.push(name);
      return { ...message, changeSeq: 11, content: name };
    };
    const message = { ...makeMessage(10), threadRootId: threadRootId ?? null };
    const { model, channel } = setUpConversation(threadRootId, {
      react: answer('react'),
      withdrawReaction: answer('withdrawReaction'),
    });
    model.open(null);
    await settled();
    const received = { ...message, reactions: reactions.map((one) => ({ ...one })) };
    channel.emit('newMessageToRoom', {
      roomId: 'room',
      message: received as never,
      followerIds: [],
    });
    model.actions.onReact({ messageId: 'm10', emoji: '👍' });
    await settled();
    expect(calls).toEqual([call]);
    expect(model.getSnapshot().log.messages.at(-1)?.content).toBe(call);
  });
});

describe('ConversationModel of a room', () => {
  it('shows a cached room without unread messages before its unread count arrives', async () => {
    const { chat, model, ref, server } = setUpConversation();
    model.open(null);
    await settled();
    model.dispose();
    chat.updateHeads([{ roomId: 'room', unreadCount: 0, lastSeq: 9 } as Schemas['ChatRoomHead']]);
    const again = chat.conversation(ref);
    again.open(null);
    expect(again.getSnapshot()).toMatchObject({ status: 'READY', unread: { unreadCount: 0 } });
    await settled();
    expect(again.getSnapshot()).toMatchObject({ unread: { unreadCount: 1 } });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['READY for a cached room without unread messages', 0, true, 'READY'],
    ['LOADING for a cached room with unread messages', 1, true, 'LOADING'],
    ['LOADING for a cached room that opens at a linked message', 0, false, 'LOADING'],
  ])('is %s before it is opened', async (_, unreadCount, opensAtEnd, status) => {
    const { chat, model, ref } = setUpConversation();
    model.open(null);
    await settled();
    model.dispose();
    chat.updateHeads([{ roomId: 'room', unreadCount, lastSeq: 9 } as Schemas['ChatRoomHead']]);
    expect(statusOf(chat.conversation(ref, { opensAtEnd }))).toBe(status);
  });

  it('requests the unread count of a room that is READY before it is opened', async () => {
    const { chat, model, ref } = setUpConversation();
    model.open(null);
    await settled();
    model.dispose();
    chat.updateHeads([{ roomId: 'room', unreadCount: 0, lastSeq: 9 } as Schemas['ChatRoomHead']]);
    const again = chat.conversation(ref, { opensAtEnd: true });
    again.open(null);
    await settled();
    expect(again.getSnapshot()).toMatchObject({ status: 'READY', unread: { unreadCount: 1 } });
  });

  it('waits for the unread count of a cached room with unread messages', async () => {
    const { chat, model, ref } = setUpConversation();
    model.open(null);
    await settled();
    model.dispose();
    chat.updateHeads([{ roomId: 'room', unreadCount: 1, lastSeq: 9 } as Schemas['ChatRoomHead']]);
    const again = chat.conversation(ref);
    again.open(null);
    expect(statusOf(again)).toBe('LOADING');
  });

  it('opens with the messages and unread count that were preloaded', async () => {
    const preloadUnread = async () => ({ unreadCount: 2 }) as Schemas['ChatUnreadMessage'];
    const { chat, model, ref, server } = setUpConversation(undefined, { preloadUnread });
    chat.preload('room');
    await settled();
    model.open(null);
    await settled();
    expect(model.getSnapshot()).toMatchObject({ status: 'READY', unread: { unreadCount: 2 } });
    expect(server.asked).toHaveLength(1);
    expect(chat.conversation(ref).getSnapshot().log.messages).toHaveLength(3);
  });

  it('publishes older messages and the end of their loading in one change', async () => {
    const { model } = setUpConversation();
    model.open(null);
    await settled();
    const changes: [loading: string, messages: number][] = [];
    model.subscribe(() => {
      const state = model.getSnapshot();
      if (state.status === 'READY') changes.push([state.slices.older, state.log.messages.length]);
    });
    model.loadOlder();
    await settled();
    expect(changes).toEqual([
      ['LOADING', 3],
      ['IDLE', 6],
    ]);
  });

  it('treats a cached room as read when the read state is unavailable', async () => {
    const { chat, model, ref, server } = setUpConversation();
    model.open(null);
    await settled();
    model.dispose();
    server.unreadFailure = unreachable;
    const reopened = chat.conversation(ref);
    reopened.open(null);
    await settled();
    expect(reopened.getSnapshot()).toMatchObject({ status: 'READY', unread: { unreadCount: 0 } });
  });

  it('reports a missing linked message and shows the latest messages', async () => {
    const { model, errors } = setUpConversation();
    model.open('gone');
    await settled();
    expect(errors).toHaveLength(1);
    expect(seqs(model)).toEqual([7, 8, 9]);
    expect(targetOf(model)).toBeNull();
  });

  it('sets the target before its message loads and returns to the end after sending', async () => {
    const { model } = setUpConversation();
    model.open(null);
    await settled();
    model.jumpTo({ messageId: 'm2' });
    expect(targetOf(model)).toEqual({ messageId: 'm2', request: 1 });
    await settled();
    expect(seqs(model)).toEqual([1, 2, 3]);
    model.loadNewer();
    await settled();
    expect(seqs(model)).toEqual([1, 2, 3, 4, 5, 6]);
    model.actions.onSend({ text: 'はい', mentionedUserIds: [], fileIds: [] });
    await settled();
    expect(seqs(model)).toEqual([7, 8, 9]);
  });

  it('jumps to the first unread message', async () => {
    const { model } = setUpConversation();
    model.open(null);
    await settled();
    model.jumpToUnread();
    expect(targetOf(model)?.messageId).toBe('m9');
  });

  it('reports the last read message', async () => {
    const counted = { unreadCount: 0, unreadMentions: 0, lastSeq: 9 };
    const read = { roomId: 'room', lastReadMessageId: 'm9', lastReadSeq: 9, ...counted };
    const { model, reads } = setUpConversation(undefined, { markRead: async () => read });
    model.open(null);
    await settled();
    model.seen({ messageId: 'm9' });
    await settled();
    expect(reads).toEqual([read]);
  });

  it('rejects a failed edit so it can be retried, unless the message is deleted', async () => {
    const failures = [refusal(500, 'x'), refusal(404, 'chatMessageNotFound')];
    const { model, errors } = setUpConversation(undefined, {
      editMessage: () => Promise.reject(failures.shift()),
    });
    const edit = () => model.actions.onEdit({ messageId: 'm9', text: 'x', mentionedUserIds: [] });
    await expect(edit()).rejects.toThrow();
    await expect(edit()).resolves.toBeUndefined();
    expect(errors).toHaveLength(2);
  });
});

describe('ConversationModel of a thread', () => {
  it('shows a cached thread immediately and loads back to the linked reply', async () => {
    const { chat, model, ref } = setUpConversation('root');
    model.open(null);
    await settled();
    const reopened = chat.conversation(ref);
    expect(statusOf(reopened)).toBe('READY');
    reopened.open('m1');
    await settled();
    expect(seqs(reopened)).toHaveLength(9);
    expect(targetOf(reopened)?.messageId).toBe('m1');
  });

  it('reports the thread as read', async () => {
    const marked: unknown[] = [];
    const read = { threadRootId: 'root', unreadCount: 0 } as Schemas['ChatThreadState'];
    const { model, threadReads } = setUpConversation('root', {
      markThreadRead: async (...call) => {
        marked.push(call);
        return read;
      },
    });
    model.open(null);
    await settled();
    model.seen({ messageId: 'm9' });
    await settled();
    expect(marked).toEqual([[{ roomId: 'room', messageId: 'root' }, 'm9']]);
    expect(threadReads).toEqual([read]);
  });

  it('jumps to the first unread reply', async () => {
    const unread = { unreadCount: 2, firstUnreadMessageId: 'm8' } as Schemas['ChatThreadState'];
    const { model } = setUpConversation('root', { fetchThreadState: async () => unread });
    model.open(null);
    await settled();
    model.jumpToUnread();
    expect(targetOf(model)?.messageId).toBe('m8');
  });
});
