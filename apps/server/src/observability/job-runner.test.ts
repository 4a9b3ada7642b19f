import { describe, expect, it, vi } from 'vitest';
import { createJobRunner } from './job-runner.ts';
import { createMetrics } from './metrics.ts';

function createRunner() {
  const metrics = createMetrics();
  const log = { error: vi.fn() };
  const scrape = () => metrics.registry.metrics();
  return { jobs: createJobRunner({ log, metrics }), log, scrape };
}

describe('createJobRunner', () => {
  it('counts runs by outcome and measures their duration', async () => {
    const { jobs, scrape } = createRunner();
    await jobs.run('reminders', () => Promise.resolve());
    await jobs.run('reminders', () => Promise.reject(new Error('no database')));
    const text = await scrape();
    expect(text).toContain('office_job_runs_total{job_name="reminders",outcome="succeeded"} 1');
    expect(text).toContain('office_job_runs_total{job_name="reminders",outcome="failed"} 1');
    expect(text).toContain('office_job_seconds_count{job_name="reminders"} 2');
  });

  it('logs a failure with the name of the job instead of throwing it', async () => {
    const { jobs, log } = createRunner();
    const err = new Error('no database');
    await expect(jobs.run('reminders', () => Promise.reject(err))).resolves.toBeUndefined();
    expect(log.error).toHaveBeenCalledWith({ err, job: 'reminders' }, 'background job failed');
  });
});
