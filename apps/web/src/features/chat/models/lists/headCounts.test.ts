import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import {
  applyMessageToHead,
  applyReadToHead,
  applyThreadToHead,
  applyUnreadToHead,
} from './headCounts.ts';

type Head = Schemas['ChatRoomHead'];

const head: Head = {
  roomId: 'room',
  type: 'CHANNEL',
  lastSeq: 5,
  unreadCount: 1,
  unreadMentions: 0,
  unreadThreads: [],
  lastReadSeq: 4,
  muted: false,
};
const me = 'me';
const event = (message: Schemas['ChatMessage'], followerIds: string[] = []) => ({
  message,
  followerIds,
});
const reply = (seq: number, parts: Partial<Schemas['ChatMessage']> = {}) => ({
  ...makeMessage(seq),
  threadRootId: 'm1',
  ...parts,
});
const sender = { id: me, nameKanji: '', avatarUrl: null };
const mentioned = (seq: number) => ({ ...makeMessage(seq), mentionedUserIds: [me] });
const numbers = ({ lastSeq, unreadCount, unreadMentions, unreadThreads, lastReadSeq }: Head) => ({
  lastSeq,
  unreadCount,
  unreadMentions,
  unreadThreads,
  lastReadSeq,
});
const thread = (unreadCount: number, unreadMentions = 0) => [
  { threadRootId: 'm1', unreadCount, unreadMentions },
];
const read = (lastReadSeq: number, lastSeq: number, unreadCount = 0, unreadMentions = 0) => ({
  roomId: 'room',
  lastReadMessageId: `m${lastReadSeq}`,
  lastReadSeq,
  unreadCount,
  unreadMentions,
  lastSeq,
});
const state = (lastSeq: number, unreadCount: number, following = true) => ({
  roomId: 'room',
  threadRootId: 'm1',
  following,
  replyCount: 9,
  unreadCount,
  unreadMentions: 0,
  firstUnreadMessageId: null,
  lastSeq,
});

describe('applyMessageToHead', () => {
  it.each<[string, ReturnType<typeof event>, Partial<Head>]>([
    ['of another member is counted', event(makeMessage(6)), { lastSeq: 6, unreadCount: 2 }],
    [
      'of the member marks the room as read',
      event({ ...makeMessage(6), sender }),
      { lastSeq: 6, unreadCount: 0 },
    ],
    ['that is edited is not counted', event(makeMessage(3, 6)), { lastSeq: 6 }],
    ['that was already counted is ignored', event(makeMessage(5)), {}],
    ['of another room is ignored', event({ ...makeMessage(6), roomId: 'other' }), {}],
    [
      'that mentions the member is also counted as a mention',
      event(mentioned(6)),
      { lastSeq: 6, unreadCount: 2, unreadMentions: 1 },
    ],
    [
      'that mentions all is counted as a mention',
      event({ ...makeMessage(6), mentionedGroup: 'ALL' }),
      { lastSeq: 6, unreadCount: 2, unreadMentions: 1 },
    ],
    ['in a thread that is not followed is not counted', event(reply(6)), { lastSeq: 6 }],
    [
      'in a followed thread is counted in the thread',
      event(reply(6), [me]),
      { lastSeq: 6, unreadThreads: thread(1) },
    ],
    [
      'that mentions the member in a followed thread is counted once',
      event(reply(6, { mentionedUserIds: [me] }), [me]),
      { lastSeq: 6, unreadMentions: 1, unreadThreads: thread(1, 1) },
    ],
  ])('a message %s', (_, message, change) => {
    expect(numbers(applyMessageToHead(head, message, me))).toEqual(numbers({ ...head, ...change }));
  });

  it('ignores group mentions in a muted room but counts personal mentions', () => {
    const muted = { ...head, muted: true };
    const toAll = { ...makeMessage(6), mentionedGroup: 'ALL' as const };
    expect(applyMessageToHead(muted, event(toAll), me).unreadMentions).toBe(0);
    expect(applyMessageToHead(muted, event(mentioned(6)), me).unreadMentions).toBe(1);
  });

  it('clears the unread count of a thread after an own reply', () => {
    const unread = { ...head, unreadMentions: 1, unreadThreads: thread(3, 1) };
    const after = applyMessageToHead(unread, event(reply(6, { sender })), me);
    expect(after).toMatchObject({ unreadCount: 1, unreadMentions: 0, unreadThreads: [] });
  });
});

function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, index) =>
    orders(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]),
  );
}

describe('message order and duplicates', () => {
  const steps = {
    6: (now: Head) => applyMessageToHead(now, event(makeMessage(6)), me),
    7: (now: Head) => applyMessageToHead(now, event(mentioned(7)), me),
    8: (now: Head) => applyMessageToHead(now, event(reply(8), [me]), me),
    again: (now: Head) => applyMessageToHead(now, event(makeMessage(6)), me),
    edit: (now: Head) => applyMessageToHead(now, event(makeMessage(2, 10)), me),
  };
  it.each(orders(Object.keys(steps)))('counts each message once: %s %s %s %s %s', (...names) => {
    const after = names.reduce<Head>((now, name) => steps[name as keyof typeof steps](now), head);
    expect(numbers(after)).toEqual({
      lastSeq: 10,
      unreadCount: 3,
      unreadMentions: 1,
      unreadThreads: thread(1),
      lastReadSeq: 4,
    });
  });

  // The response may include message 7 or not, and may arrive before or after it.
  const reading = {
    6: steps[6],
    7: steps[7],
    read: (now: Head) => applyReadToHead(now, read(6, 6)),
  };
  it.each(orders(Object.keys(reading)))('read state without message 7: %s %s %s', (...names) => {
    const after = names.reduce<Head>(
      (now, name) => reading[name as keyof typeof reading](now),
      head,
    );
    expect(after).toMatchObject({ unreadCount: 1, unreadMentions: 1, lastReadSeq: 6 });
  });
  const readingLater = { ...reading, read: (now: Head) => applyReadToHead(now, read(6, 7, 1, 1)) };
  it.each(orders(Object.keys(readingLater)))(
    'read state including message 7: %s %s %s',
    (...names) => {
      const after = names.reduce<Head>(
        (now, name) => readingLater[name as keyof typeof readingLater](now),
        head,
      );
      expect(after).toMatchObject({ unreadCount: 1, unreadMentions: 1, lastReadSeq: 6 });
    },
  );

  const inThread = {
    8: steps[8],
    10: (now: Head) => applyMessageToHead(now, event(reply(10), [me]), me),
    read: (now: Head) => applyThreadToHead(now, state(9, 0)),
  };
  it.each(orders(Object.keys(inThread)))('thread read state: %s %s %s', (...names) => {
    const after = names.reduce<Head>(
      (now, name) => inThread[name as keyof typeof inThread](now),
      head,
    );
    expect(after).toMatchObject({ unreadCount: 1, unreadThreads: thread(1) });
  });
});

describe('read states', () => {
  it('ignores an older read state', () => {
    expect(applyReadToHead({ ...head, lastReadSeq: 6 }, read(5, 6)).unreadCount).toBe(1);
  });
  it('keeps thread mentions when the room is read', () => {
    const unread = { ...head, unreadMentions: 3, unreadThreads: thread(2, 1) };
    expect(applyReadToHead(unread, read(5, 5))).toMatchObject({
      unreadCount: 0,
      unreadMentions: 1,
      unreadThreads: thread(2, 1),
    });
  });
  it('removes a thread that is not followed', () => {
    const unread = { ...head, unreadThreads: thread(2) };
    expect(applyThreadToHead(unread, state(6, 2, false)).unreadThreads).toEqual([]);
  });
});

describe('applyUnreadToHead', () => {
  const unread = {
    roomId: 'room',
    lastReadMessageId: 'm1',
    lastReadSeq: 1,
    unreadCount: 4,
    unreadMentions: 1,
    lastSeq: 5,
  };

  it('moves the read position back', () => {
    expect(applyUnreadToHead(head, unread)).toMatchObject({
      unreadCount: 4,
      unreadMentions: 1,
      lastReadSeq: 1,
    });
  });

  it('adds messages that were sent later, in either order', () => {
    const message = event(makeMessage(6));
    const before = applyUnreadToHead(applyMessageToHead(head, message, me), unread);
    const after = applyMessageToHead(applyUnreadToHead(head, unread), message, me);
    expect(before).toMatchObject({ unreadCount: 5 });
    expect(after).toMatchObject({ unreadCount: 5 });
  });

  it('ignores other rooms and counts that are older than the known ones', () => {
    expect(applyUnreadToHead(head, { ...unread, roomId: 'other' })).toBe(head);
    expect(applyUnreadToHead(head, { ...unread, lastSeq: 4 })).toBe(head);
  });
});
