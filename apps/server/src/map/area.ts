import { subDays } from 'date-fns/subDays';
import { personTopic } from '../people/profile.ts';
import type { Area } from '../platform/area.ts';
import { floorSource } from './floor-search.ts';
import { mapHandlers } from './handlers.ts';
import { createFloorVisits } from './movement/floor-visits.ts';
import { MovementServer } from './movement/server.ts';
import { releaseSeats } from './seat-release.ts';
import { FloorUsageRecorder } from './usage/floor-usage-recorder.ts';
import { deleteFloorUsage } from './usage/floor-usage-store.ts';

const usageDays = 400;

export const mapArea: Area = {
  handlers: mapHandlers,
  searchSources: [floorSource],
  cleanup: {
    jobs: [(deps) => releaseSeats(deps)],
    sweeps: {
      floorUsage: { run: (tx, { now }) => deleteFloorUsage(tx, subDays(now(), usageDays)) },
    },
  },
  startSockets(deps) {
    const movement = new MovementServer(deps.io.of('/floor'), deps);
    deps.bus.subscribe(personTopic, (userId) => movement.refreshPerson(String(userId)));
    const usage = new FloorUsageRecorder(deps, movement.floors);
    return {
      floors: movement.floors,
      visits: createFloorVisits(deps, movement.floors),
      onGone: (member) => movement.clearStoredFloor(member),
      async close() {
        await usage.close();
        movement.close();
      },
    };
  },
};
