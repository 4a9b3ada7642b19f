import type { Server } from 'socket.io';

interface Connection {
  /** The `ws` WebSocket and its underlying stream. Missing while the transport is polling. */
  transport: { socket?: { _socket?: { cork(): void; uncork(): void } | null } };
}

/** Writes all queued packets together, because system calls take most of the CPU time. */
export function coalesceWrites(io: Server): void {
  io.engine.on('flush', (connection: Connection, packets: readonly unknown[]) => {
    const stream = packets.length > 1 ? connection.transport.socket?._socket : null;
    if (!stream) return;
    stream.cork();
    // The packets are written synchronously after this event.
    process.nextTick(() => stream.uncork());
  });
}
