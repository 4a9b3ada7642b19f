import { io } from 'socket.io-client';
import { connectionOptions, Reconnection } from '@office/world/reconnection';
import type { FloorClientDeps, FloorSocket } from '@office/world/floor-client';
import { floorNamespace } from '@office/vocabulary';
import type { SceneSession } from './session.ts';

const reconnection = new Reconnection(window);

export function openFloorSocket(session: SceneSession): FloorSocket {
  const socket = io(`${session.data.realtimeUrl}${floorNamespace}`, {
    ...connectionOptions,
    auth: (send) => send({ token: session.data.accessToken }),
  });
  reconnection.watch(socket);
  return socket;
}

export const browserDeps: Pick<FloorClientDeps, 'clock' | 'random'> = {
  clock: {
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  },
  random: () => Math.random(),
};
