import type { Logger } from 'pino';
import type { JobRunner } from '../lib/recurring-work.ts';
import type { Metrics } from './metrics.ts';

interface Deps {
  log: Pick<Logger, 'error'>;
  metrics: Pick<Metrics, 'jobRuns' | 'jobSeconds'>;
}

export function createJobRunner({ log, metrics }: Deps): JobRunner {
  return {
    async run(job, work) {
      const stopTimer = metrics.jobSeconds.startTimer({ job_name: job });
      try {
        await work();
        metrics.jobRuns.inc({ job_name: job, outcome: 'succeeded' });
      } catch (err) {
        metrics.jobRuns.inc({ job_name: job, outcome: 'failed' });
        log.error({ err, job }, 'background job failed');
      } finally {
        stopTimer();
      }
    },
  };
}
