import { workQueues } from '../area-parts.ts';
import { timestamp } from '../lib/timestamp.ts';
import { UsageError } from './arguments.ts';
import { table, type Command } from './command.ts';

const retriedNames = workQueues.filter(({ retryFailed }) => retryFailed).map(({ name }) => name);

export const jobCommands: Command[] = [
  {
    name: 'jobs list',
    usage: '',
    about:
      'Lists the stored work of the background jobs: waiting, due, oldest due time, and failed without another retry.',
    options: [],
    run: async (_args, { platform: { db, now }, print }) => {
      const rows: (string | number)[][] = [['job', 'waiting', 'due', 'due since', 'failed']];
      for (const { name, count } of workQueues) {
        const { waiting, due, oldestDueAt, failed } = await count(db, now());
        rows.push([name, waiting, due, oldestDueAt ? timestamp(oldestDueAt) : '–', failed]);
      }
      table(rows).forEach(print);
    },
  },
  {
    name: 'jobs retry',
    usage: '<job>',
    about: `Makes the failed work of a job due again: ${retriedNames.join(' or ')}.`,
    options: [],
    run: async (args, { platform: { db, now }, print }) => {
      const name = args.positional('The name of a job');
      const queue = workQueues.find((each) => each.name === name);
      if (!queue?.retryFailed)
        throw new UsageError(`Failed work can be retried for ${retriedNames.join(' and ')}`);
      print(`Due again: ${await queue.retryFailed(db, now())}.`);
    },
  },
];
