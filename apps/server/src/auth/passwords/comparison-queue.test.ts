import { expect, it } from 'vitest';
import { ComparisonQueue } from './comparison-queue.ts';

const loadOf = (loopDelay: number, waitingQueries = 0) => ({
  loopDelay: () => loopDelay,
  waitingQueries: () => waitingQueries,
});

function startBlocked(queue: ComparisonQueue, count: number) {
  let release = (_matches: boolean) => {};
  const released = new Promise<boolean>((resolve) => (release = resolve));
  const all = Array.from({ length: count }, (_, index) =>
    queue.run(`network ${index}`, () => released, 0),
  );
  return { release: () => release(true), all };
}

it('rejects sign-ins with 429 while 40 comparisons wait', async () => {
  const queue = new ComparisonQueue(loadOf(0));
  const { release, all } = startBlocked(queue, 39);
  expect(() => queue.requireSpace('a further network')).not.toThrow();
  const last = queue.run('another network', () => Promise.resolve(true), 0);
  expect(() => queue.requireSpace('a further network')).toThrow(
    expect.objectContaining({
      statusCode: 429,
      errors: 'signInBusy',
      data: { retryAfter: expect.any(Number) },
    }),
  );
  release();
  await Promise.all([...all, last]);
  expect(() => queue.requireSpace('a further network')).not.toThrow();
});

it('accepts other networks while 40 comparisons of one network wait', async () => {
  const queue = new ComparisonQueue(loadOf(0));
  let release = (_matches: boolean) => {};
  const released = new Promise<boolean>((resolve) => (release = resolve));
  const all = Array.from({ length: 40 }, () => queue.run('flood', () => released, 0));
  expect(() => queue.requireSpace('flood')).toThrow(
    expect.objectContaining({ errors: 'signInBusy' }),
  );
  expect(() => queue.requireSpace('another network')).not.toThrow();
  release(true);
  await Promise.all(all);
});

it.each([
  ['timers are late', { loopDelay: 200, waitingQueries: 0 }],
  ['many queries wait', { loopDelay: 0, waitingQueries: 100 }],
])('delays comparisons while %s', async (_, busy) => {
  let load = busy;
  const queue = new ComparisonQueue({
    loopDelay: () => load.loopDelay,
    waitingQueries: () => load.waitingQueries,
  });
  let isCompared = false;
  const compare = () => {
    isCompared = true;
    return Promise.resolve(true);
  };
  const comparison = queue.run('network', compare, 0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isCompared).toBe(false);
  load = { loopDelay: 0, waitingQueries: 0 };
  expect(await comparison).toBe(true);
});

it('compares after the longest pause while the process stays busy', async () => {
  const queue = new ComparisonQueue(loadOf(200, 100), { pause: 30, wait: 10_000 });
  const begin = performance.now();
  expect(await queue.run('network', () => Promise.resolve(true), 0)).toBe(true);
  expect(performance.now() - begin).toBeGreaterThan(25);
});

it('rejects sign-ins that would wait for too long because of slow comparisons', async () => {
  const queue = new ComparisonQueue(loadOf(200), { pause: 30, wait: 50 });
  for (let index = 0; index < 10; index += 1) {
    await queue.run('network', () => Promise.resolve(true), 0);
  }
  expect(() => queue.requireSpace('network')).not.toThrow();
  const { release, all } = startBlocked(queue, 3);
  expect(() => queue.requireSpace('a further network')).toThrow(
    expect.objectContaining({ errors: 'signInBusy' }),
  );
  release();
  await Promise.all(all);
});
