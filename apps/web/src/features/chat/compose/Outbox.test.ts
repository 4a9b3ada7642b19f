import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { Outbox, RejectedError, type OutboxEntry, type OutboxStorage } from './Outbox.ts';
import { makeMessage } from '../sync/testRoom.ts';

type Sent = { roomId: string; content: string; clientId: string };

function setUp(disk = new Map<string, OutboxEntry>()) {
  const tries: (Sent & { yes(): void; no(error: Error): void })[] = [];
  const deps = testDeps(1000);
  const storage: OutboxStorage = {
    load: () => [...disk.values()].reverse(),
    save: (entry) => void disk.set(entry.request.clientId, entry),
    remove: (clientId) => void disk.delete(clientId),
  };
  let ids = disk.size;
  const outbox = new Outbox({
    storage,
    send: (roomId, { content, clientId }) =>
      new Promise<Schemas['ChatMessage']>((resolve, reject) => {
        tries.push({ roomId, content, clientId, yes: () => resolve(makeMessage(1)), no: reject });
      }),
    ...deps,
    newId: () => `id${++ids}`,
  });
  const write = (content: string, roomId = 'a') => outbox.add(roomId, { type: 'TEXT', content });
  const states = () =>
    outbox.getSnapshot().map(({ request, state }) => `${request.content} ${state}`);
  return { outbox, tries, clock: deps.clock, disk, write, states };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Outbox', () => {
  it('sends messages sequentially within a room and concurrently across rooms', async () => {
    const { outbox, tries, write, states, disk } = setUp();
    outbox.start();
    write('1');
    write('2');
    write('x', 'b');
    expect(tries.map(({ content }) => content)).toEqual(['1', 'x']);
    expect(states()).toEqual(['1 SENDING', '2 WAITING', 'x SENDING']);
    tries[0]!.yes();
    await settled();
    expect(tries.map(({ content }) => content)).toEqual(['1', 'x', '2']);
    tries[1]!.yes();
    tries[2]!.yes();
    await settled();
    expect(states()).toEqual([]);
    expect(disk.size).toBe(0);
  });

  it('retries with the same id and increasing delay while keeping the order', async () => {
    const { outbox, tries, clock, write, states } = setUp();
    outbox.start();
    write('1');
    write('2');
    for (const ms of [500, 1000, 2000]) {
      tries.at(-1)!.no(new Error('offline'));
      await settled();
      expect(states()).toEqual(['1 WAITING', '2 WAITING']);
      expect(clock.waits).toEqual([ms]);
      clock.runNext();
    }
    expect(new Set(tries.map(({ clientId }) => clientId))).toEqual(new Set(['id1']));
    tries.at(-1)!.yes();
    await settled();
    expect(tries.at(-1)!.content).toBe('2');
  });

  it('retries immediately when the connection is restored', async () => {
    const { outbox, tries, clock, write } = setUp();
    outbox.start();
    write('1');
    tries[0]!.no(new Error('offline'));
    await settled();
    outbox.wake();
    expect(clock.waits).toEqual([]);
    expect(tries).toHaveLength(2);
  });

  it('marks a rejected message as failed and sends the next', async () => {
    const { outbox, tries, write, states, disk } = setUp();
    outbox.start();
    const refused = write('1');
    write('2');
    tries[0]!.no(new RejectedError('errorResponse.chatRoomNotFound'));
    await settled();
    expect(states()).toEqual(['1 FAILED', '2 SENDING']);
    expect(outbox.getSnapshot()[0]!.errorKey).toBe('errorResponse.chatRoomNotFound');
    tries[1]!.yes();
    await settled();
    outbox.retry(refused);
    expect(states()).toEqual(['1 SENDING']);
    tries[2]!.no(new RejectedError('x'));
    await settled();
    outbox.discard(refused);
    expect(states()).toEqual([]);
    expect(disk.size).toBe(0);
  });

  it('resumes sending in order after a reload', async () => {
    const before = setUp();
    before.outbox.start();
    for (const content of ['1', '2', '3']) before.write(content);
    before.outbox.dispose();
    const after = setUp(before.disk);
    after.outbox.start();
    expect(after.states()).toEqual(['1 SENDING', '2 WAITING', '3 WAITING']);
    expect(after.tries[0]!.clientId).toBe(before.tries[0]!.clientId);
    for (const index of [0, 1, 2]) {
      after.tries[index]!.yes();
      await settled();
    }
    expect(after.tries.map(({ content }) => content)).toEqual(['1', '2', '3']);
    expect(after.disk.size).toBe(0);
  });

  it('keeps failed messages across reloads and resends them only on request', async () => {
    const before = setUp();
    before.outbox.start();
    const id = before.write('1');
    before.tries[0]!.no(new RejectedError('x'));
    await settled();
    const after = setUp(before.disk);
    after.outbox.start();
    expect(after.states()).toEqual(['1 FAILED']);
    expect(after.tries).toEqual([]);
    after.outbox.retry(id);
    expect(after.tries).toHaveLength(1);
  });

  it('sends nothing before start and after dispose', async () => {
    const { outbox, tries, clock, write } = setUp();
    write('1');
    expect(tries).toEqual([]);
    outbox.start();
    outbox.dispose();
    tries[0]!.no(new Error('offline'));
    await settled();
    write('2');
    expect(tries).toHaveLength(1);
    expect(clock.waits).toEqual([]);
  });
});
