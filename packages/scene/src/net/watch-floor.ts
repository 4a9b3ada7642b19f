import { FloorClient, type FloorTokens } from '@office/world/floor-client';
import type { FloorPeopleChange, FloorPerson, Frame } from '@office/world/movement';
import { browserDeps, openFloorSocket } from './floor-socket.ts';
import type { SceneSession } from './session.ts';

/** The news of a floor that is watched. */
interface FloorUpdates {
  people(people: FloorPerson[], serverTime: number): void;
  change(change: FloorPeopleChange): void;
  frame(frame: Frame): void;
}

/** Begins to watch a floor; the answer ends it. */
export type WatchFloor = (floorId: string, news: FloorUpdates) => () => void;

/** Looks at a floor without being on it, over a connection of its own. The answer ends that. */
export function watchFloor(
  session: SceneSession,
  floorId: string,
  updates: FloorUpdates,
): () => void {
  const tokens: FloorTokens = {
    get accessToken() {
      return session.accessToken;
    },
    async renewed(refused) {
      const token = await session.renewed(refused);
      client.renew(token);
      return token;
    },
  };
  const client = new FloorClient(
    { ...browserDeps, socket: openFloorSocket(session), tokens },
    {
      entered: () => {},
      watched: (people, serverTime) => updates.people(people, serverTime),
      frame: (frame) => updates.frame(frame),
      people: (change) => updates.change(change),
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
