import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../test/server.ts';

it(
  'closing does not wait for a sleeping client with an open WebSocket',
  { timeout: 15_000 },
  async () => {
    const server = await startTestServer();
    const line = connect(server.server.port, '127.0.0.1');
    const head = [
      'GET /api/realtime/?EIO=4&transport=websocket HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    line.write([...head, '', ''].join('\r\n'));
    expect(String(await once(line, 'data'))).toContain('101 Switching Protocols');
    // From here on the client does not respond, not even to the end of the connection.
    line.pause();
    const closed = once(line, 'close');
    await server.close();
    line.resume();
    await closed;
  },
);
