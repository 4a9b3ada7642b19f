import { pingIntervalMs } from '@office/vocabulary';
import type { Server } from 'socket.io';

/** Sends `ping` to every socket now and then, so that a client notices a connection that is dead. */
export function startHeartbeat(io: Server, now: () => Date): () => void {
  const timer = setInterval(
    () => io.local.emit('ping', { sentAt: now().getTime() }),
    pingIntervalMs,
  );
  return () => clearInterval(timer);
}
