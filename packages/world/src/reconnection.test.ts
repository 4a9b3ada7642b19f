import { beforeEach, expect, it } from 'vitest';
import { connectionOptions, Reconnection, type ReconnectingSocket } from './reconnection.ts';

let network: EventTarget;
let reconnection: Reconnection;
let calls: string[];

beforeEach(() => {
  network = new EventTarget();
  reconnection = new Reconnection(network);
  calls = [];
});

function watchedSocket(name: string) {
  const events = new EventTarget();
  const socket = {
    active: true as boolean,
    io: {
      opts: { transports: connectionOptions.transports },
      engine: { transport: { name: 'websocket' } },
    },
    connect: () => calls.push(`${name} connects`),
    disconnect: () => calls.push(`${name} lets go`),
    on: (event: string, listener: () => void) => events.addEventListener(event, listener),
    raise: (event: string) => events.dispatchEvent(new Event(event)),
  } satisfies ReconnectingSocket & Record<string, unknown>;
  reconnection.watch(socket);
  return socket;
}
const goOnline = () => network.dispatchEvent(new Event('online'));

it('reconnects all waiting sockets once when the network is back', () => {
  const [first, second] = [watchedSocket('first'), watchedSocket('second')];
  first.raise('disconnect');
  second.raise('connect_error');
  expect(calls).toEqual([]);
  goOnline();
  expect(calls).toEqual(['first lets go', 'second lets go', 'first connects', 'second connects']);
  goOnline();
  expect(calls).toHaveLength(4);
});

it('ignores sockets that are connected, closed or rejected by the server', () => {
  const [back, left, refused] = ['back', 'left', 'refused'].map(watchedSocket);
  for (const socket of [back, left]) socket!.raise('disconnect');
  back!.raise('connect');
  left!.active = false;
  refused!.active = false;
  refused!.raise('connect_error');
  goOnline();
  expect(calls).toEqual([]);
});

it('alternates the first transport after each failed attempt', () => {
  const socket = watchedSocket('socket');
  const { io } = socket;
  const failed = [1, 2, 3].map(() => {
    socket.raise('connect_error');
    return io.opts.transports[0];
  });
  expect(failed).toEqual(['polling', 'websocket', 'polling']);
  io.engine.transport.name = 'polling';
  socket.raise('connect');
  expect(io.opts.transports).toEqual(['polling', 'websocket']);
  io.engine.transport.name = 'websocket';
  socket.raise('connect');
  expect(io.opts.transports).toEqual(['websocket', 'polling']);
});
