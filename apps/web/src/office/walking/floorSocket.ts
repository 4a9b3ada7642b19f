import type { FloorSocket, FloorTokens } from '@office/world/floor-client';
import { floorNamespace } from '@office/vocabulary';
import { office } from '../../platform/api/client.ts';
import { openServerSocket } from '../../platform/realtime/serverSocket.ts';
import { session } from '../../platform/session/browserSession.ts';

export function openFloorSocket(): FloorSocket {
  return openServerSocket(floorNamespace);
}

export const floorTokens: FloorTokens = {
  get accessToken() {
    return session.getSnapshot().token ?? '';
  },
  async refreshToken(refused) {
    const { token } = session.getSnapshot();
    const renewed = token && token !== refused ? token : await office.refresh();
    if (!renewed) throw new Error('signed out');
    return renewed;
  },
};
