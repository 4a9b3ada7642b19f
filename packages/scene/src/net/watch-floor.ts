import { FloorClient } from '@office/world/floor-client';
import type { FloorUpdates } from '../scenes/world-map/watched-people.ts';
import { openFloorSocket } from './floor-socket.ts';
import type { SceneSession } from './session.ts';

/** Looks at a floor without being on it, over a connection of its own. The answer ends that. */
export function watchFloor(session: SceneSession, floorId: string, news: FloorUpdates): () => void {
  const client = new FloorClient(
    openFloorSocket(session),
    {
      get accessToken() {
        return session.accessToken;
      },
      async renewed(refused) {
        const token = await session.renewed(refused);
        client.renew(token);
        return token;
      },
    },
    {
      entered: () => {},
      watched: (people, serverTime) => news.people(people, serverTime),
      frame: (frame) => news.frame(frame),
      people: (change) => news.change(change),
      // A floor that cannot be looked at shows its count alone.
      refused: () => {},
      correct: () => {},
      closed: () => {},
      online: () => {},
      forcedLogout: () => {},
    },
  );
  client.watch(floorId);
  return () => client.close();
}
