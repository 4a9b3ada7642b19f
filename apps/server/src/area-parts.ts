import { subHours } from 'date-fns/subHours';
import { jobHandlers } from './admin/jobs/handlers.ts';
import { areas } from './areas.ts';
import { CleanupSchedule } from './cleanup/cleanup-schedule.ts';
import { deleteIdleBuckets } from './database/bucket-store.ts';
import type { Database } from './database/database.ts';
import type { FileLinks } from './database/file-links.ts';
import type { WorkQueue } from './database/work-queue.ts';
import { filesCleanup } from './files/files-cleanup.ts';
import type { Area, Job, JobDeps } from './platform/area.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { Handlers } from './platform/operation.ts';
import type { PrivateFiles } from './platform/private-files.ts';
import { searchHandlers } from './search/handlers.ts';
import { workplaceHandlers } from './workplace/handlers.ts';

function partsOf<Name extends keyof Area>(name: Name): NonNullable<Area[Name]>[] {
  return areas.map((area) => area[name]).filter((part) => part !== undefined);
}

/** Sources of results without a title, such as messages, are last. */
const searchSources = partsOf('searchSources')
  .flat()
  .toSorted((one, other) => Number(other.titled ?? true) - Number(one.titled ?? true));

export const workQueues: readonly WorkQueue[] = partsOf('queues')
  .flat()
  .toSorted((one, other) => one.name.localeCompare(other.name));

const areaHandlers: Handlers = Object.assign({}, ...partsOf('handlers'));

export const handlers: Handlers = {
  ...areaHandlers,
  ...searchHandlers(searchSources),
  ...workplaceHandlers(areaHandlers),
  ...jobHandlers(workQueues),
};

const fileLinks: FileLinks = (tx) => partsOf('fileLinks').flatMap((linksOf) => linksOf(tx));

export const cleanups: readonly Cleanup[] = [
  ...partsOf('cleanup'),
  { jobs: [({ db, now }) => deleteIdleBuckets(db, subHours(now(), 1))] },
  filesCleanup(fileLinks),
];

export function createPrivateFiles(db: Database, now: () => Date): PrivateFiles {
  const files = partsOf('privateFiles').map((create) => create(db, now));
  return {
    async readableBy(reader, keys) {
      const found = await Promise.all(files.map((area) => area.readableBy(reader, keys)));
      return found.flat();
    },
  };
}

export const routes = partsOf('routes');

export const socketParts = partsOf('startSockets');

export function startJobs(deps: JobDeps): Job[] {
  return [
    ...partsOf('startJobs').flatMap((start) => start(deps)),
    new CleanupSchedule({ ...deps, cleanups }),
  ];
}
