import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { DelayedWriter } from './delayed-writer.ts';

export interface TcpProxy {
  port: number;
  /** Closes the connections and refuses others. */
  cut(): void;
  /** Keeps the connections, accepts others, and forwards nothing. */
  hold(): void;
  /** Forwards data in both directions after a delay in milliseconds. */
  slow(delay: number): void;
  /** Closes the connections, and answers the first data of each other with this text. */
  answer(text: string): void;
  /** Closes the connections, and forwards others to another port. */
  retarget(port: number): void;
  /** Forwards the held data without delay and accepts connections again. */
  restore(): void;
  stop(): void;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let mode: 'forward' | 'cut' | 'hold' | 'answer' = 'forward';
  let port = targetPort;
  let delay = 0;
  let fixedAnswer = '';
  const sockets = new Set<Socket>();
  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (mode === 'cut') return void client.destroy();
    if (mode === 'answer') {
      client.on('error', () => undefined);
      client.once('data', () => client.end(fixedAnswer));
      return;
    }
    const target = connect(port, '127.0.0.1');
    const link = (from: Socket, to: Socket) => {
      const writer = new DelayedWriter(to, () => delay);
      sockets.add(from);
      from.on('data', (data) => writer.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (mode === 'hold') from.pause();
    };
    link(client, target);
    link(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      mode = 'cut';
      closeAll();
    },
    hold: () => {
      mode = 'hold';
      sockets.forEach((socket) => socket.pause());
    },
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    answer: (text) => {
      mode = 'answer';
      fixedAnswer = text;
      closeAll();
    },
    retarget: (next) => {
      port = next;
      closeAll();
    },
    restore: () => {
      mode = 'forward';
      delay = 0;
      sockets.forEach((socket) => socket.resume());
    },
    stop: () => {
      closeAll();
      server.close();
    },
  };
}
