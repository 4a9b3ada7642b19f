import { countQueues, type WorkQueue } from '../../database/work-queue.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handlers } from '../../platform/operation.ts';

export const jobHandlers = (queues: readonly WorkQueue[]) =>
  ({
    listBackgroundJobs: async (_request, { db, now }) => {
      const counted = await countQueues(queues, db, now());
      return {
        data: counted.map((job) => ({
          ...job,
          oldestDueAt: job.oldestDueAt?.toISOString() ?? null,
        })),
      };
    },
    retryBackgroundJob: async ({ params }, { db, now }) => {
      const queue = queues.find(({ name }) => name === params.jobName);
      if (!queue?.retryFailed) throw new ApiError('notFound');
      return { retried: await queue.retryFailed(db, now()) };
    },
  }) satisfies Handlers;
