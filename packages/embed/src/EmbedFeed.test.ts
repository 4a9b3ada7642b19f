import type { Schemas } from '@office/api';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { EmbedContent, EmbedState } from './content.ts';
import { EmbedFeed } from './EmbedFeed.ts';

const content: EmbedContent = {
  organizationName: 'Sakura',
  officeUrl: 'https://office.sakura.example/main',
  people: { count: 3, members: null },
  talk: null,
  meetingRooms: [],
};
const minute = 60_000;

let states: EmbedState[];
let isVisible: boolean;
let feed: EmbedFeed | undefined;
const fetchContent = vi.fn<typeof fetch>();

const respond = (status: number, body: unknown, headers = {}) => {
  fetchContent.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );
};
const fail = () => fetchContent.mockRejectedValue(new TypeError('Failed to fetch'));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function start() {
  feed = new EmbedFeed('https://office.sakura.example/api/v1/embeds/emb_0', {
    fetch: fetchContent,
    random: () => 0,
    isVisible: () => isVisible,
    onState: (state) => states.push(state),
  });
  await wait(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') });
  states = [];
  isVisible = true;
  fetchContent.mockReset();
  respond(200, content);
});
afterEach(() => {
  feed?.close();
  vi.useRealTimers();
});

it('has the type of the response in the contract', () => {
  expectTypeOf<Schemas['Embed']>().toExtend<EmbedContent>();
});

it('requests the content each minute without cookies', async () => {
  await start();
  expect(states).toEqual([{ status: 'ready', content, staleSince: null }]);
  expect(fetchContent.mock.calls[0]![1]).toMatchObject({ credentials: 'omit' });
  await wait(minute);
  expect(fetchContent).toHaveBeenCalledTimes(2);
});

it('requests nothing while the page is hidden, and immediately when it is visible again', async () => {
  await start();
  isVisible = false;
  await wait(10 * minute);
  expect(fetchContent).toHaveBeenCalledTimes(1);
  isVisible = true;
  feed?.resume();
  await wait(0);
  expect(fetchContent).toHaveBeenCalledTimes(2);
});

it('does not request content again that is not due', async () => {
  await start();
  feed?.resume();
  await wait(0);
  expect(fetchContent).toHaveBeenCalledTimes(1);
});

it('keeps the content while the office cannot be reached, and retries with growing delays', async () => {
  await start();
  fail();
  await wait(minute);
  const staleSince = new Date('2026-11-20T01:00:00Z');
  expect(states.at(-1)).toEqual({ status: 'ready', content, staleSince });
  await wait(15_000);
  expect(fetchContent).toHaveBeenCalledTimes(3);
  await wait(29_000);
  expect(fetchContent).toHaveBeenCalledTimes(3);
  respond(200, content);
  await wait(1000);
  expect(states.at(-1)).toEqual({ status: 'ready', content, staleSince: null });
});

describe('an error of the office', () => {
  it.each([
    [403, 'embedOriginNotAllowed', 'originNotAllowed'],
    [403, 'organizationNetworkNotAllowed', 'networkNotAllowed'],
    [404, 'notFound', 'notFound'],
    [503, 'maintenance', 'unreachable'],
    [429, 'tooManyRequests', 'unreachable'],
  ])('%i %s is shown as %s', async (status, errors, problem) => {
    respond(status, { errors });
    await start();
    expect(states).toEqual([{ status: 'error', problem }]);
  });

  it('removes the content if the page is not allowed any more', async () => {
    await start();
    respond(403, { errors: 'embedOriginNotAllowed' });
    await wait(minute);
    expect(states.at(-1)).toEqual({ status: 'error', problem: 'originNotAllowed' });
    await wait(9 * minute);
    expect(fetchContent).toHaveBeenCalledTimes(2);
  });

  it('is retried after the time that the office names', async () => {
    respond(429, { errors: 'tooManyRequests' }, { 'retry-after': '120' });
    await start();
    await wait(119_000);
    expect(fetchContent).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(fetchContent).toHaveBeenCalledTimes(2);
  });

  it('can be a page of a proxy', async () => {
    fetchContent.mockResolvedValue(new Response('<html>Sign in</html>'));
    await start();
    expect(states).toEqual([{ status: 'error', problem: 'unreachable' }]);
  });
});

it('ignores a response after it was closed', async () => {
  await start();
  states = [];
  void wait(minute);
  feed?.close();
  await wait(minute);
  expect(states).toEqual([]);
});
