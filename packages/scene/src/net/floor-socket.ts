import { io } from 'socket.io-client';
import type { FloorSocket } from '@office/world/floor-client';
import { floorNamespace, realtimePath } from '@office/vocabulary';
import type { SceneSession } from './session.ts';

/** A socket to the floors that always connects with the newest token; not connected yet. */
export function openFloorSocket(session: SceneSession): FloorSocket {
  return io(`${session.data.realtimeUrl}${floorNamespace}`, {
    path: realtimePath,
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    auth: (send) => send({ token: session.data.accessToken }),
  });
}
