import { countQueues, type WorkQueue } from '../database/work-queue.ts';
import { timestamp } from '../lib/timestamp.ts';
import { UsageError } from './arguments.ts';
import { table, type Command } from './command.ts';

/** Loads the areas for these commands only, which takes longer than most commands. */
const loadQueues = async (): Promise<readonly WorkQueue[]> =>
  (await import('../area-parts.ts')).workQueues;

export const jobCommands: Command[] = [
  {
    name: 'jobs list',
    usage: '',
    about:
      'Lists the stored work of the background jobs: waiting, due, oldest due time, and failed without another retry.',
    options: [],
    run: async (_args, { platform: { db, now }, print }) => {
      const rows: (string | number)[][] = [['job', 'waiting', 'due', 'due since', 'failed']];
      for (const job of await countQueues(await loadQueues(), db, now())) {
        const since = job.oldestDueAt ? timestamp(job.oldestDueAt) : '–';
        rows.push([job.name, job.waiting, job.due, since, job.failed]);
      }
      table(rows).forEach(print);
    },
  },
  {
    name: 'jobs retry',
    usage: '<job>',
    about: 'Makes the failed work of a job due again, for example of `mails`.',
    options: [],
    run: async (args, { platform: { db, now }, print }) => {
      const name = args.positional('The name of a job');
      const queues = (await loadQueues()).filter(({ retryFailed }) => retryFailed);
      const queue = queues.find((each) => each.name === name);
      if (!queue?.retryFailed) {
        const names = queues.map((each) => each.name).join(' and ');
        throw new UsageError(`Failed work can be retried for ${names}`);
      }
      print(`Due again: ${await queue.retryFailed(db, now())}.`);
    },
  },
];
