import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from './withRetries.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

type Outcome = number | [status: number, headers: Record<string, string>] | 'broken';

/** `at` has the time of each attempt in milliseconds. */
function fetchOf(...outcomes: Outcome[]) {
  const at: number[] = [];
  const fetch = async () => {
    at.push(Date.now());
    const outcome = outcomes[at.length - 1] ?? 200;
    if (outcome === 'broken') throw new TypeError('Failed to fetch');
    const [status, headers] = typeof outcome === 'number' ? [outcome, {}] : outcome;
    return new Response(null, { status, headers });
  };
  return { fetch, at };
}

const get = (init?: RequestInit) => new Request('https://office.test/', init);

async function run(outcomes: Outcome[], init?: RequestInit) {
  const { fetch, at } = fetchOf(...outcomes);
  const call = withRetries({ fetch, random: () => 0.5 })(get(init)).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return { result: await call, at };
}

describe('withRetries', () => {
  it.each<[string, Outcome[], RequestInit | undefined, unknown, number[]]>([
    ['returns a success at once', [200], undefined, 200, [0]],
    ['repeats without a response', ['broken', 'broken', 200], undefined, 200, [0, 150, 450]],
    ['repeats a 503', [503, 200], undefined, 200, [0, 150]],
    ['returns the third failure', [503, 502, 504, 200], undefined, 504, [0, 150, 450]],
    [
      'throws the third failure',
      ['broken', 'broken', 'broken'],
      undefined,
      'Failed to fetch',
      [0, 150, 450],
    ],
    ['does not repeat a 404', [404, 200], undefined, 404, [0]],
    ['does not repeat a POST', ['broken', 200], { method: 'POST' }, 'Failed to fetch', [0]],
    [
      'waits for the seconds of Retry-After',
      [[429, { 'Retry-After': '2' }], 200],
      undefined,
      200,
      [0, 2000],
    ],
    [
      'waits for the date of Retry-After',
      [[503, { 'Retry-After': new Date(3000).toUTCString() }], 200],
      undefined,
      200,
      [0, 3000],
    ],
    [
      'does not wait longer than maxDelay',
      [[429, { 'Retry-After': '60' }], 200],
      undefined,
      429,
      [0],
    ],
  ])('%s', async (_, outcomes, init, result, at) => {
    expect(await run(outcomes, init)).toEqual({ result, at });
  });

  it('ends a wait when the call is aborted', async () => {
    const { fetch, at } = fetchOf(503);
    const controller = new AbortController();
    const call = withRetries({ fetch, random: () => 1 })(get({ signal: controller.signal }));
    const rejection = expect(call).rejects.toThrow('Left the page');
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('Left the page'));
    await rejection;
    expect(at).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
