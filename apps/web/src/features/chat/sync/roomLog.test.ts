import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import {
  addNewer,
  addOlder,
  applyChanges,
  applyEvent,
  emptyLog,
  missingAfter,
  applyHead,
  openAt,
  type RoomLog,
} from './roomLog.ts';
import { FakeRoom, makeLine, makeMessage } from './testRoom.ts';

const contents = (log: RoomLog) => log.messages.map(({ content }) => content).join(' ');

function slice(
  messages: Schemas['ChatMessage'][],
  metadata: Partial<Schemas['ChatSliceMetadata']> = {},
): Schemas['ChatMessageSlice'] {
  const lastSeq = Math.max(0, ...messages.map(({ changeSeq }) => changeSeq));
  return {
    data: messages,
    systemLines: [],
    metadata: {
      limit: 50,
      hasOlder: false,
      hasNewer: false,
      hasNextPage: false,
      lastSeq,
      ...metadata,
    },
  };
}

const m = makeMessage;
const event = (message: Schemas['ChatMessage']) => ({ seq: message.changeSeq, message });
const opened = (...seqs: number[]) => openAt(emptyLog(), slice(seqs.map((seq) => m(seq))));

describe('applyEvent', () => {
  it.each<[string, RoomLog, Schemas['ChatMessage'][], string, number | null]>([
    ['appends the next message', opened(1, 2), [m(3)], '1 2 3', null],
    ['ignores duplicates', opened(1, 2), [m(3), m(3), m(2)], '1 2 3', null],
    ['detects a gap', opened(1), [m(3)], '1 3', 1],
    ['closes a gap', opened(1), [m(3), m(2)], '1 2 3', null],
    ['applies an edit', opened(1, 2), [m(1, 3, 'x')], 'x 2', null],
    [
      'applies an edit that arrives before its message',
      opened(1),
      [m(2, 3, 'x'), m(2)],
      '1 x',
      null,
    ],
    ['ignores an old copy after an edit', opened(1, 2), [m(2, 3, 'x'), m(2)], '1 x', null],
    ['counts but does not show a reply', opened(1), [{ ...m(2), threadRootId: 'm1' }], '1', null],
    [
      'appends the first message of an empty room',
      openAt(emptyLog(), slice([])),
      [m(1)],
      '1',
      null,
    ],
    ['ignores messages before the first load', emptyLog(), [m(7)], '', null],
  ])('%s', (_, log, arriving, text, missing) => {
    const after = arriving.reduce((sum, message) => applyEvent(sum, event(message)), log);
    expect(contents(after)).toBe(text);
    expect(missingAfter(after)).toBe(missing);
  });

  it.each([
    ['a change of the room', { seq: 2 }],
    ['a message deleted by an admin', event({ ...m(1, 2), deletedByAdmin: true })],
  ])('requests the system line of %s', (_, received) => {
    expect(missingAfter(applyEvent(opened(1), received))).toBe(1);
  });

  it('counts a change of the room in a thread', () => {
    const thread = openAt(emptyLog('m0'), slice([{ ...m(1), threadRootId: 'm0' }]));
    expect(missingAfter(applyEvent(thread, { seq: 2 }))).toBeNull();
    expect(missingAfter(applyEvent(thread, { seq: 3 }))).toBe(1);
  });

  it('requests an event received before the log was opened', () => {
    const log = openAt(applyEvent(emptyLog(), event(m(5))), slice([m(3), m(4)]));
    expect(missingAfter(log)).toBe(4);
  });
});

describe('applyHead', () => {
  it('detects a lost event', () => {
    expect(missingAfter(applyHead(opened(1), 1))).toBeNull();
    expect(missingAfter(applyHead(opened(1), 2))).toBe(1);
    expect(missingAfter(applyHead(emptyLog(), 2))).toBeNull();
  });
});

describe('applyChanges', () => {
  it('closes a gap together with later events', () => {
    const gap = [m(4), m(6)].reduce((log, one) => applyEvent(log, event(one)), opened(1));
    const log = applyChanges(gap, {
      data: [m(2), m(3), m(4)],
      systemLines: [],
      room: null,
      metadata: { limit: 100, upToSeq: 4, lastSeq: 4, hasNextPage: false },
    });
    expect(contents(log)).toBe('1 2 3 4 6');
    expect(missingAfter(log)).toBe(4);
    const last = applyEvent(log, event(m(5)));
    expect(contents(last)).toBe('1 2 3 4 5 6');
    expect(missingAfter(last)).toBeNull();
  });

  it('continues until the last page', () => {
    const page = (seq: number, hasNextPage: boolean) => ({
      data: [m(seq)],
      systemLines: [],
      room: null,
      metadata: { limit: 1, upToSeq: seq, lastSeq: 3, hasNextPage },
    });
    const first = applyChanges(opened(1), page(2, true));
    expect(missingAfter(first)).toBe(2);
    expect(missingAfter(applyChanges(first, page(3, false)))).toBeNull();
  });
});

describe('openAt an older message', () => {
  const past = openAt(
    opened(90, 91),
    slice([m(10), m(11)], { hasOlder: true, hasNewer: true, lastSeq: 91 }),
  );

  it('shows only that slice and keeps counting new events', () => {
    expect(contents(past)).toBe('10 11');
    const log = applyEvent(past, event(m(92)));
    expect(contents(log)).toBe('10 11');
    expect(missingAfter(log)).toBeNull();
  });

  it('applies edits of visible messages', () => {
    expect(contents(applyEvent(past, event(m(11, 92, 'x'))))).toBe('10 x');
  });

  it('returns to the latest messages', () => {
    const log = openAt(
      applyEvent(past, event(m(92))),
      slice([m(91)], { hasOlder: true, lastSeq: 91 }),
    );
    expect(contents(log)).toBe('91');
    expect(missingAfter(log)).toBe(91);
  });
});

describe('addOlder', () => {
  it('prepends older messages', () => {
    const log = openAt(emptyLog(), slice([m(3)], { hasOlder: true }));
    expect(contents(addOlder(log, slice([m(1), m(2)], { lastSeq: 3 })))).toBe('1 2 3');
  });

  it('refetches messages that changed during the request', () => {
    const log = openAt(emptyLog(), slice([m(3)], { hasOlder: true }));
    const edited = applyEvent(log, event(m(1, 4, 'x')));
    const older = addOlder(edited, slice([m(1), m(2)], { lastSeq: 3 }));
    expect(missingAfter(older)).toBe(3);
  });
});

describe('system lines', () => {
  const lines = (log: RoomLog) => log.systemLines.map(({ seq }) => seq);
  const past = openAt(emptyLog(), {
    ...slice([m(4)], { hasOlder: true, hasNewer: true, lastSeq: 9 }),
    systemLines: [],
  });

  it('come with the messages, oldest first and once', () => {
    const older = { ...slice([m(2)], { lastSeq: 9 }), systemLines: [makeLine(1), makeLine(3)] };
    const newer = { ...slice([m(6)], { lastSeq: 9 }), systemLines: [makeLine(5), makeLine(7)] };
    expect(lines(addOlder(addNewer(addNewer(past, newer), newer), older))).toEqual([1, 3, 5, 7]);
  });

  it('come with missed changes', () => {
    const metadata = { limit: 100, upToSeq: 10, lastSeq: 10, hasNextPage: false };
    const missed = { data: [], systemLines: [makeLine(10)], room: null, metadata };
    const log = applyChanges(applyEvent(past, { seq: 10 }), missed);
    expect(lines(log)).toEqual([10]);
    expect(missingAfter(log)).toBeNull();
  });

  it('are replaced with the messages', () => {
    const log = openAt(past, { ...slice([m(4)]), systemLines: [makeLine(2)] });
    expect(lines(openAt(log, { ...slice([m(8)]), systemLines: [makeLine(7)] }))).toEqual([7]);
  });
});

describe('lost, duplicate and late events with interleaved slices', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'converges to the same log (seed %i)',
    (seed) => {
      const room = new FakeRoom(seed);
      room.generateEvents(room.randomInt(30));
      let log = emptyLog();
      const pending: { seq: number; message?: Schemas['ChatMessage'] }[] = [];
      let older: { first: number; slice: Schemas['ChatMessageSlice'] } | null = null;
      for (let step = 0; step < 120; step += 1) {
        const did = room.randomInt(10);
        if (did < 3) pending.push(...room.generateEvents(1 + room.randomInt(3)));
        else if (did < 6 && pending.length > 0) {
          const [taken] = pending.splice(room.randomInt(pending.length), 1);
          if (room.randomInt(4) > 0) log = applyEvent(log, taken!);
          if (room.randomInt(5) === 0) pending.push(taken!);
        } else if (did === 6) log = openAt(log, room.slice({ limit: 8 }));
        else if (did === 7) {
          const first = log.messages[0]?.seq ?? 0;
          older = { first, slice: room.slice({ beforeSeq: first, limit: 5 }) };
        } else if (did === 8 && older) {
          if (older.first === log.messages[0]?.seq) log = addOlder(log, older.slice);
          older = null;
        } else {
          const after = missingAfter(applyHead(log, room.lastSeq));
          if (after !== null) log = applyChanges(log, room.changes(after, 3));
        }
      }
      log = applyHead(
        log.appliedSeq === null ? openAt(log, room.slice({ limit: 8 })) : log,
        room.lastSeq,
      );
      for (let after = missingAfter(log); after !== null; after = missingAfter(log)) {
        log = applyChanges(log, room.changes(after, 3));
      }
      const first = log.messages[0]?.seq ?? 0;
      expect(log.messages).toEqual(room.conversation().filter(({ seq }) => seq >= first));
      expect(log.systemLines).toEqual(room.linesAfter(log.hasOlder ? first : 0));
      expect(log.hasOlder).toBe(room.conversation().some(({ seq }) => seq < first));
      expect(log.appliedSeq).toBe(room.lastSeq);
    },
  );
});
