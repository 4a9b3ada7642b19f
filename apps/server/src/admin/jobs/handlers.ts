import type { WorkQueue } from '../../database/work-queue.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handlers } from '../../platform/operation.ts';

export const jobHandlers = (queues: readonly WorkQueue[]) =>
  ({
    listBackgroundJobs: async (_request, { db, now }) => {
      const data = await Promise.all(
        queues.map(async ({ name, count, retryFailed }) => {
          const { oldestDueAt, ...counts } = await count(db, now());
          const since = oldestDueAt?.toISOString() ?? null;
          return { name, ...counts, oldestDueAt: since, canRetry: retryFailed !== undefined };
        }),
      );
      return { data };
    },
    retryBackgroundJob: async ({ params }, { db, now }) => {
      const queue = queues.find(({ name }) => name === params.jobName);
      if (!queue?.retryFailed) throw new ApiError('notFound');
      return { retried: await queue.retryFailed(db, now()) };
    },
  }) satisfies Handlers;
