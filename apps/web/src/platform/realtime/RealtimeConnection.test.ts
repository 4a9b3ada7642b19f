import { pingTimeoutMs } from '@office/vocabulary';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import {
  RealtimeConnection,
  unreachableAfterMs,
  type RealtimeSocket,
} from './RealtimeConnection.ts';

interface Events {
  presenceChanged: { userId: string };
}

class FakeSocket implements RealtimeSocket {
  active = true;
  connects = 0;
  closed = false;
  sent: [string, unknown][] = [];
  readonly #listeners = new Map<string, ((payload: unknown) => void)[]>();
  connect() {
    this.connects++;
    this.active = true;
  }
  disconnect() {
    this.closed = true;
  }
  on(event: string, listener: (payload: unknown) => void) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }
  emit(event: string, payload: unknown) {
    this.sent.push([event, payload]);
  }
  receive(event: string, payload?: unknown) {
    this.#listeners.get(event)?.forEach((listener) => listener(payload));
  }
  refuse() {
    this.active = false;
    this.receive('connect_error', new Error('unauthorized'));
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const deps = testDeps();
  const ensureToken = vi.fn(async (_: { renew: boolean }) => 'fresh');
  const onUnreachable = vi.fn();
  let load: () => Promise<void> = async () => {};
  const connection = new RealtimeConnection<Events>({
    ...deps,
    openSocket: async () => {
      await load();
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ensureToken,
    onUnreachable,
  });
  return {
    connection,
    clock: deps.clock,
    prepareToken: ensureToken,
    onUnreachable,
    latest: () => sockets[sockets.length - 1] as FakeSocket,
    count: () => sockets.length,
    loadBy: (next: () => Promise<void>) => (load = next),
    pass: (ms: number) => deps.clock.advance(ms),
  };
}

describe('RealtimeConnection', () => {
  let world: ReturnType<typeof setUp>;
  beforeEach(() => {
    world = setUp();
  });

  it('passes messages to listeners added before and after opening', async () => {
    const messages: string[] = [];
    world.connection.on('presenceChanged', ({ userId }) => messages.push(`a ${userId}`));
    await world.connection.open();
    const stop = world.connection.on('presenceChanged', ({ userId }) =>
      messages.push(`b ${userId}`),
    );
    world.latest().receive('presenceChanged', { userId: '1' });
    stop();
    world.latest().receive('presenceChanged', { userId: '2' });
    expect(messages).toEqual(['a 1', 'b 1', 'a 2']);
  });

  it('reconnects when the server is silent for a minute', async () => {
    await world.connection.open();
    const socket = world.latest();
    socket.receive('connect');
    world.pass(pingTimeoutMs - 1);
    socket.receive('ping', { sentAt: 0 });
    world.pass(pingTimeoutMs - 1);
    expect(socket.closed).toBe(false);
    world.pass(1);
    expect(socket.closed).toBe(true);
    socket.active = false;
    socket.receive('disconnect');
    expect(world.connection.getSnapshot()).toBe('connecting');
    world.pass(1000);
    await vi.waitFor(() => expect(socket.connects).toBe(2));
  });

  it('checks for silence only while connected', async () => {
    await world.connection.open();
    const socket = world.latest();
    socket.receive('connect');
    socket.receive('disconnect');
    world.pass(pingTimeoutMs);
    expect(socket.closed).toBe(false);
    socket.receive('connect');
    world.connection.close();
    socket.closed = false;
    world.pass(pingTimeoutMs);
    expect(socket.closed).toBe(false);
  });

  it('delivers each message once after a listener is removed and another added', async () => {
    const messages: string[] = [];
    await world.connection.open();
    world.connection.on('presenceChanged', () => undefined)();
    world.connection.on('presenceChanged', ({ userId }) => messages.push(userId));
    world.latest().receive('presenceChanged', { userId: '1' });
    expect(messages).toEqual(['1']);
  });

  it('answers tokenExpiring with a renewed token', async () => {
    await world.connection.open();
    world.latest().receive('tokenExpiring', {});
    await vi.waitFor(() =>
      expect(world.latest().sent).toEqual([['authenticate', { token: 'fresh' }]]),
    );
  });

  it('leaves reconnecting after a lost connection to the transport', async () => {
    await world.connection.open();
    world.latest().receive('connect');
    expect(world.connection.getSnapshot()).toBe('connected');
    world.latest().receive('disconnect', 'transport close');
    expect(world.connection.getSnapshot()).toBe('connecting');
    expect(world.clock.waits).toEqual([]);
    expect(world.latest().connects).toBe(1);
  });

  it('retries a refused connection with a renewed token and growing delays', async () => {
    await world.connection.open();
    for (const [attempt, wait] of [1000, 2000, 4000].entries()) {
      world.latest().refuse();
      world.pass(wait);
      await vi.waitFor(() => expect(world.latest().connects).toBe(attempt + 2));
    }
    expect(world.prepareToken.mock.calls.map(([{ renew }]) => renew)).toEqual([false, true, true]);
  });

  it('keeps retrying while the token cannot be fetched', async () => {
    await world.connection.open();
    world.prepareToken.mockRejectedValueOnce(new Error('unreachable'));
    world.latest().refuse();
    world.pass(1000);
    await vi.waitFor(() => expect(world.clock.waits.includes(2000)).toBe(true));
    world.pass(2000);
    await vi.waitFor(() => expect(world.latest().connects).toBe(2));
  });

  it('stops retrying after close', async () => {
    await world.connection.open();
    const socket = world.latest();
    world.prepareToken.mockRejectedValue(new Error('signed out'));
    socket.refuse();
    world.pass(1000);
    world.connection.close();
    await Promise.resolve();
    expect(world.clock.waits.filter((ms) => ms !== unreachableAfterMs)).toEqual([]);
    expect(socket.connects).toBe(1);
  });

  it('reports once that the server is unreachable, unless it connects in time', async () => {
    await world.connection.open();
    world.pass(unreachableAfterMs);
    expect(world.onUnreachable).toHaveBeenCalledTimes(1);

    const other = setUp();
    await other.connection.open();
    other.latest().receive('connect');
    other.pass(unreachableAfterMs);
    expect(other.onUnreachable).not.toHaveBeenCalled();
  });

  it('does not report an established connection that was lost', async () => {
    await world.connection.open();
    const socket = world.latest();
    socket.receive('connect');
    socket.receive('disconnect');
    socket.receive('connect_error', new Error('no answer'));
    world.pass(unreachableAfterMs);
    socket.receive('connect_error', new Error('no answer'));
    world.pass(unreachableAfterMs);
    expect(world.onUnreachable).not.toHaveBeenCalled();
  });

  it('reports that the server is unreachable when the transport fails to load', async () => {
    world.loadBy(() => Promise.reject(new Error('404')));
    await world.connection.open();
    world.pass(unreachableAfterMs);
    expect(world.onUnreachable).toHaveBeenCalledTimes(1);
  });

  it('retries loading the transport until it succeeds', async () => {
    world.loadBy(() => Promise.reject(new Error('no answer')));
    await world.connection.open();
    world.pass(1000);
    await vi.waitFor(() => expect(world.clock.waits.includes(2000)).toBe(true));
    world.loadBy(async () => {});
    world.pass(2000);
    await vi.waitFor(() => expect(world.count()).toBe(1));
    world.latest().receive('connect');
    expect(world.connection.getSnapshot()).toBe('connected');
    expect(world.onUnreachable).not.toHaveBeenCalled();
  });

  it('does not connect when closed while the transport was loading', async () => {
    let loaded = () => {};
    world.loadBy(() => new Promise((resolve) => (loaded = resolve)));
    const opening = world.connection.open();
    world.connection.close();
    loaded();
    await opening;
    expect(world.latest().connects).toBe(0);
    expect(world.connection.getSnapshot()).toBe('closed');
  });

  it('ignores events of the old socket after closing and opening again', async () => {
    const messages: string[] = [];
    world.connection.on('presenceChanged', ({ userId }) => messages.push(userId));
    await world.connection.open();
    const old = world.latest();
    world.connection.close();
    expect(old.closed).toBe(true);
    await world.connection.open();
    expect(world.count()).toBe(2);
    old.receive('presenceChanged', { userId: 'old' });
    world.latest().receive('presenceChanged', { userId: 'new' });
    expect(messages).toEqual(['new']);
  });
});
