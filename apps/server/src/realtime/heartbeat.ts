import { pingIntervalMs } from '@office/vocabulary';
import type { Server } from 'socket.io';

/** Sends `ping` to every socket periodically, so that clients can detect a dead connection. */
export function startHeartbeat(io: Server, now: () => Date): () => void {
  const timer = setInterval(
    () => io.local.emit('ping', { sentAt: now().getTime() }),
    pingIntervalMs,
  );
  return () => clearInterval(timer);
}
