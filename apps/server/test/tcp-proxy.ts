import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Closes the connections and refuses others. */
  cut(): void;
  /** Keeps the connections, accepts others, and forwards nothing. */
  hold(): void;
  /** Forwards the held data and accepts connections again. */
  restore(): void;
  stop(): void;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let mode: 'forward' | 'cut' | 'hold' = 'forward';
  const sockets = new Set<Socket>();
  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (mode === 'cut') return void client.destroy();
    const target = connect(targetPort, '127.0.0.1');
    const link = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
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
    restore: () => {
      mode = 'forward';
      sockets.forEach((socket) => socket.resume());
    },
    stop: () => {
      closeAll();
      server.close();
    },
  };
}
