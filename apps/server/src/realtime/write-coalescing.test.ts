import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { coalesceWrites } from './write-coalescing.ts';

async function connect(transport: 'websocket' | 'polling', loopDelay = 0) {
  const http = createServer();
  const server = new Server(http);
  const log = { error: vi.fn() };
  coalesceWrites(server, log, { recent: loopDelay });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}`, { transports: [transport], reconnection: false });
  onTestFinished(async () => {
    client.disconnect();
    await server.close();
  });
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const connected = new Promise<void>((resolve) => void client.once('connect', resolve));
  const socket = await accepted;
  await connected;
  const writes: number[] = [];
  server.engine.on('flush', (_connection: unknown, packets: unknown[]) => {
    writes.push(packets.length);
  });
  const received: unknown[] = [];
  client.on('message', (value: unknown) => received.push(value));
  const last = new Promise<void>((resolve) => void client.once('last', () => resolve()));
  const closed = new Promise<void>((resolve) => void client.once('disconnect', () => resolve()));
  return { server, socket, port, log, writes, received, last, closed };
}

describe.each(['websocket', 'polling'] as const)('a %s connection', (transport) => {
  it('receives the messages of one turn in order and in one write', async () => {
    const { server, socket, writes, received, last } = await connect(transport);
    server.emit('message', 1);
    socket.emit('message', 2);
    server.emit('message', '会議'.repeat(1000));
    server.emit('last');
    await last;
    expect(received).toEqual([1, 2, '会議'.repeat(1000)]);
    expect(writes).toEqual([4]);
  });

  it('receives a message sent directly before its disconnection', async () => {
    const { server, socket, received, closed } = await connect(transport);
    server.emit('message', 'bye');
    socket.disconnect(true);
    await closed;
    expect(received).toEqual(['bye']);
  });
});

it('sends the messages of several turns together while the process is busy', async () => {
  const { socket, writes, received, last } = await connect('websocket', 20);
  socket.emit('message', 1);
  await new Promise((resolve) => setImmediate(resolve));
  socket.emit('message', 2);
  socket.emit('last');
  await last;
  expect(received).toEqual([1, 2]);
  expect(writes).toEqual([3]);
});

it('writes to the other connections and closes the failing one when a write fails', async () => {
  const { server, socket, port, log, received, last } = await connect('websocket');
  const broken = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
  onTestFinished(() => void broken.disconnect());
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
  await new Promise<void>((resolve) => void broken.once('connect', resolve));
  const closed = new Promise<void>((resolve) => void broken.once('disconnect', () => resolve()));
  const error = new Error('write after end');
  const { transport } = (await accepted).conn;
  vi.spyOn(transport, 'send').mockImplementationOnce(() => {
    throw error;
  });
  (await accepted).emit('message', 1);
  socket.emit('message', 2);
  socket.emit('last');
  await Promise.all([last, closed]);
  expect(received).toEqual([2]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
});
