import { socketParts } from './area-parts.ts';
import type { MemberRef } from './database/membership.ts';
import type { AreaSocketDeps, SocketPart } from './platform/area.ts';
import type { FloorVisits } from './platform/floor-visits.ts';
import type { LiveFloors } from './platform/member-locations.ts';
import type { ConnectionTracker } from './realtime/connection-tracker.ts';
import { Resync } from './realtime/resync.ts';
import { serveSockets, type SocketDeps } from './realtime/socket-server.ts';
import { endStaleSockets, allowedNetworksTopic } from './realtime/socket-session.ts';
import { pingIntervalMs } from '@office/vocabulary';
import type { Server } from 'socket.io';

interface StartSocketsDeps
  extends
    Omit<AreaSocketDeps, 'session'>,
    Pick<SocketDeps, 'checks' | 'presenceGrace' | 'tracing'> {}

/** Handles the sockets of all areas. The caller has to close them before it disconnects the sockets. */
export function startSockets(deps: StartSocketsDeps): {
  floors: LiveFloors | undefined;
  visits: FloorVisits | undefined;
  connections: ConnectionTracker;
  close(): Promise<void>;
} {
  const { io, bus, log, now } = deps;
  const parts: SocketPart[] = [];
  const notifyParts =
    (event: 'onArrived' | 'onGone' | 'onIdle') =>
    async (member: MemberRef): Promise<void> => {
      for (const part of parts) await part[event]?.(member);
    };
  const { session, connections } = serveSockets({
    ...deps,
    trustProxy: deps.config.trustProxy,
    follow: async (socket, claims) => {
      for (const part of parts) await part.follow?.(socket, claims);
    },
    onArrived: notifyParts('onArrived'),
    onGone: notifyParts('onGone'),
    onIdle: notifyParts('onIdle'),
  });
  // Started after the middleware of the sockets, so that the areas receive only accepted sockets.
  for (const start of socketParts) parts.push(start({ ...deps, session }));

  const staleSockets = new Resync(
    () => endStaleSockets(io, session),
    (err) => log.warn({ err }, 'checking the sessions of sockets failed'),
  );
  bus.onGap(() => staleSockets.start());
  bus.subscribe(allowedNetworksTopic, () => staleSockets.start());
  const stopHeartbeat = startHeartbeat(io, now);
  return {
    floors: parts.find(({ floors }) => floors)?.floors,
    visits: parts.find(({ visits }) => visits)?.visits,
    connections,
    async close() {
      staleSockets.close();
      for (const part of parts) await part.close?.();
      stopHeartbeat();
      connections.close();
    },
  };
}

/** Sends `ping` to every socket periodically, so that clients can detect a dead connection. */
function startHeartbeat(io: Server, now: () => Date): () => void {
  const timer = setInterval(
    () => io.local.emit('ping', { sentAt: now().getTime() }),
    pingIntervalMs,
  );
  return () => clearInterval(timer);
}
