import { FloorClient, type FloorTokens } from '@office/world/floor-client';
import type { FloorPeopleChange, FloorPerson, Frame } from '@office/world/movement';
import { browserDeps, openFloorSocket } from './floor-socket.ts';
import type { SceneSession } from './session.ts';

interface FloorUpdates {
  people(people: FloorPerson[], serverTime: number): void;
  change(change: FloorPeopleChange): void;
  frame(frame: Frame): void;
}

export type WatchFloor = (floorId: string, news: FloorUpdates) => () => void;

/** Watches a floor without entering it, over a separate connection. Returns a function that stops it. */
export function watchFloor(
  session: SceneSession,
  floorId: string,
  updates: FloorUpdates,
): () => void {
  const tokens: FloorTokens = {
    get accessToken() {
      return session.accessToken;
    },
    async refreshToken(refused) {
      const token = await session.refreshToken(refused);
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
      // A floor that cannot be watched shows only its number of people.
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
