import type { FloorSocket, FloorTokens } from '@office/world/floor-client';
import { floorNamespace, realtimePath } from '@office/vocabulary';
import { io } from 'socket.io-client';
import { office } from '../../platform/api/client.ts';
import { session } from '../../platform/session/browserSession.ts';

/** A socket to the floors, not connected yet; each connection takes the newest token. */
export function openFloorSocket(): FloorSocket {
  return io(floorNamespace, {
    path: realtimePath,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    auth: (send) => send({ token: session.getSnapshot().token }),
  });
}

/** The tokens of this browser's session, for a line to a floor. */
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
