import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CompanyData } from './company-data.ts';
import type { Summary } from './samples.ts';
import { Company, type Rates } from './working-day.ts';

export type Command =
  | { kind: 'start'; url: string; data: CompanyData }
  | { kind: 'arrive'; seconds: number }
  | { kind: 'work'; seconds: number; rates: Partial<Rates> }
  | { kind: 'meet'; seconds: number }
  | { kind: 'notify' }
  | { kind: 'forget times' }
  | { kind: 'report' }
  | { kind: 'leave' };

/** State after a command. */
export interface Report {
  done: Company['done'];
  received: Company['received'];
  summaries: [kind: string, Summary][];
  errors: [error: string, count: number][];
  /** Delay of the event loop of the clients, in milliseconds. */
  lag: number;
}

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();
let company: Company;

process.on('message', ({ id, command }: { id: number; command: Command }) => {
  run(command).then(
    () => process.send!({ id, report: report() }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run(command: Command): Promise<void> {
  if (command.kind === 'start') company = new Company(command.url, command.data);
  else if (command.kind === 'arrive') await company.arrive(command.seconds);
  else if (command.kind === 'work') await company.work(command.seconds, command.rates);
  else if (command.kind === 'meet') await company.meet(command.seconds);
  else if (command.kind === 'notify') await company.notifyEveryone();
  else if (command.kind === 'forget times') company.forgetTimes();
  else if (command.kind === 'leave') company.leave();
}

function report(): Report {
  const { done, received, measurements } = company;
  const lag = loop.percentile(99) / 1e6;
  return { done, received, summaries: measurements.summaries, errors: measurements.errors, lag };
}
