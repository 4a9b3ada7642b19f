import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { processLoopDelay, type LoopDelay } from '../lib/loop-delay.ts';

/** Milliseconds by which timers are late in a process that is not busy. */
const idleLoopDelay = 5;

const maxFlushDelay = 100;

interface Packet {
  options?: { wsPreEncodedFrame?: readonly Uint8Array[] };
}

interface Connection {
  readonly readyState: string;
  readonly writeBuffer: readonly Packet[];
  /** The `ws` WebSocket and its underlying stream. Missing while the transport is polling. */
  readonly transport: { socket?: { _socket?: { cork(): void; uncork(): void } | null } };
  flush(): void;
  /** @param discard closes without sending the remaining packets */
  close(discard: boolean): void;
  on(event: 'packetCreate', listener: (packet: Packet) => void): unknown;
}

/**
 * Sends packets together at the end of the turn of the event loop, because system calls take most
 * of the CPU time. Calls that arrived in the same turn are not delayed by a broadcast. In a busy process, packets of
 * several turns are sent together.
 */
export function coalesceWrites(
  io: Server,
  log: Pick<FastifyBaseLogger, 'error'>,
  loopDelay: Pick<LoopDelay, 'recent'> = processLoopDelay,
): void {
  let scheduled: (() => void)[] = [];
  const flushAll = () => {
    const flushes = scheduled;
    scheduled = [];
    for (const flush of flushes) flush();
  };
  io.engine.on('connection', (connection: Connection) => {
    const flush = connection.flush.bind(connection);
    let isScheduled = false;
    const flushTogether = () => {
      isScheduled = false;
      const stream = connection.writeBuffer.length > 1 && connection.transport.socket?._socket;
      if (!stream) return flush();
      stream.cork();
      try {
        flush();
      } finally {
        stream.uncork();
      }
    };
    const flushScheduled = () => {
      try {
        flushTogether();
      } catch (err) {
        log.error({ err }, 'writing to a connection failed');
        // The client reconnects and loads the lost messages.
        connection.close(true);
      }
    };
    connection.flush = () => {
      if (isScheduled || connection.writeBuffer.length === 0) return;
      // The transport is closed after this call.
      if (connection.readyState !== 'open') return flushTogether();
      isScheduled = true;
      if (scheduled.push(flushScheduled) > 1) return;
      const wait = flushDelay(loopDelay.recent);
      if (wait > 0) setTimeout(flushAll, wait);
      else setImmediate(flushAll);
    };
    connection.on('packetCreate', joinFrame);
  });
}

/** Returns milliseconds. A busy process delays messages by more than this anyway. */
function flushDelay(loopDelay: number): number {
  return loopDelay < idleLoopDelay ? 0 : Math.min(maxFlushDelay, 4 * loopDelay);
}

/** Joins header and content of a frame, which all recipients share, so that it is written as one buffer. */
function joinFrame({ options }: Packet): void {
  const frame = options?.wsPreEncodedFrame;
  if (frame && frame.length > 1) options.wsPreEncodedFrame = [Buffer.concat(frame)];
}
