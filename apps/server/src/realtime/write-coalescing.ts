import type { Server } from 'socket.io';

interface Connection {
  /** The WebSocket of `ws`, and below it the stream that it writes to; not there while polling. */
  transport: { socket?: { _socket?: { cork(): void; uncork(): void } | null } };
}

/**
 * Sends the packets that wait for a connection in one write instead of one each. With much going on
 * in a large room the system calls are most of the work.
 */
export function coalesceWrites(io: Server): void {
  io.engine.on('flush', (connection: Connection, packets: readonly unknown[]) => {
    const stream = packets.length > 1 ? connection.transport.socket?._socket : null;
    if (!stream) return;
    stream.cork();
    // The packets are written right after this.
    process.nextTick(() => stream.uncork());
  });
}
