import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { connectionOptions, Reconnection } from '@office/world/reconnection';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';

/** Connects with the client's options through a proxy that accepts, rejects or stalls WebSocket upgrades. */
async function connectThrough(proxy?: (line: Duplex) => void, timeout = 10_000) {
  const http = createServer();
  const server = new Server(http, { path: connectionOptions.path });
  const lines: Duplex[] = [];
  const take = (line: Duplex) => {
    lines.push(line);
    proxy?.(line);
  };
  if (proxy) http.removeAllListeners('upgrade').on('upgrade', (_request, line) => take(line));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { ...connectionOptions, timeout });
  onTestFinished(async () => {
    socket.disconnect();
    for (const line of lines) line.destroy();
    await server.close();
  });
  new Reconnection(new EventTarget()).watch(socket);
  const connected = new Promise<void>((resolve) => void socket.on('connect', resolve));
  socket.connect();
  await connected;
  return socket.io.engine.transport.name;
}

it('connects with WebSocket by default', async () => {
  expect(await connectThrough()).toBe('websocket');
});

it('falls back to polling when a proxy rejects WebSocket', async () => {
  expect(await connectThrough((line) => line.destroy())).toBe('polling');
});

it('falls back to polling when a proxy stalls a WebSocket', async () => {
  expect(await connectThrough(() => {}, 100)).toBe('polling');
});
