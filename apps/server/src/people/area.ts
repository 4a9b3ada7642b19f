import type { Area } from '../platform/area.ts';
import { peopleHandlers } from './handlers.ts';
import { personSource } from './person-search.ts';
import { personFileLinks } from './person-store.ts';
import { markPresent, markAbsent, refreshPresence } from './presence.ts';
import { StatusLineExpiry } from './reachability/status-line-expiry.ts';

export const peopleArea: Area = {
  handlers: peopleHandlers,
  searchSources: [personSource],
  fileLinks: personFileLinks,
  startSockets: (deps) => ({
    onArrived: (member) => markPresent(deps, member),
    onGone: (member) => markAbsent(deps, member),
    onIdle: (member) => refreshPresence(deps, member),
  }),
  startJobs: (deps) => [new StatusLineExpiry(deps)],
};
