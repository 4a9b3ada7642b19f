import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecurringWork, type JobRunner } from './recurring-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobs: JobRunner = {
  run: (_job, work) =>
    work().then(
      () => undefined,
      () => undefined,
    ),
};

/** Each run ends when the next resolver is called. */
function startJob() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, ends, job: new RecurringWork(jobs, { name: 'test', interval: 1000, work }) };
}

describe('RecurringWork', () => {
  it('runs at the interval, but not concurrently', async () => {
    const { work, ends, job } = startJob();
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledOnce();
    ends[0]!();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);
    ends[1]!();
    await job.close();
  });

  it('runs again after a run in which it was requested', async () => {
    const { work, ends, job } = startJob();
    job.run();
    job.run();
    job.run();
    ends[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    ends[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    await job.close();
  });

  it('waits for the current run when it closes, and starts no other', async () => {
    const { work, ends, job } = startJob();
    job.run();
    job.run();
    const closed = vi.fn();
    void job.close().then(closed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(closed).not.toHaveBeenCalled();
    ends[0]!();
    await vi.advanceTimersByTimeAsync(5000);
    expect(closed).toHaveBeenCalledOnce();
    expect(work).toHaveBeenCalledOnce();
  });
});
