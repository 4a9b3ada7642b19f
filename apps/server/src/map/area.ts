import { personTopic } from '../people/profile.ts';
import type { Area } from '../platform/area.ts';
import { floorSource } from './floor-search.ts';
import { mapHandlers } from './handlers.ts';
import { createFloorVisits } from './movement/floor-visits.ts';
import { MovementServer } from './movement/server.ts';
import { releaseSeats } from './seat-release.ts';

export const mapArea: Area = {
  handlers: mapHandlers,
  searchSources: [floorSource],
  cleanup: { jobs: [(deps) => releaseSeats(deps)] },
  startSockets(deps) {
    const movement = new MovementServer(deps.io.of('/floor'), deps);
    deps.bus.subscribe(personTopic, (userId) => movement.refreshPerson(String(userId)));
    return {
      floors: movement.floors,
      visits: createFloorVisits(deps, movement.floors),
      onGone: (member) => movement.clearStoredFloor(member),
      close: () => movement.close(),
    };
  },
};
