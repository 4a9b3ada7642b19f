import type { FloorSocket, FloorTokens } from '@office/world/floor-client';
import { floorNamespace, realtimePath } from '@office/vocabulary';
import { io } from 'socket.io-client';
import { office } from '../../platform/api/client.ts';
import { session } from '../../platform/session/browserSession.ts';

/**
 * Makes a socket to the floors that is not connected yet. Each connection takes the newest token; each wait
 * before a new try is shortened or lengthened by up to half at random (socket.io's own).
 */
export function openFloorSocket(): FloorSocket {
  return io(floorNamespace, {
    path: realtimePath,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    auth: (send) => send({ token: session.getSnapshot().token }),
  });
}

/** The tokens of this browser's session, for a connection to a floor. */
export const floorTokens: FloorTokens = {
  get accessToken() {
    return session.getSnapshot().token ?? '';
  },
  async renewed(refused) {
    const { token } = session.getSnapshot();
    const renewed = token && token !== refused ? token : await office.refresh();
    if (!renewed) throw new Error('signed out');
    return renewed;
  },
};
