import { expect, it, vi } from 'vitest';
import { renewQueries } from './renewQueries.ts';

it('asks for all queries of the path again, and empties none of them', async () => {
  const mutate = vi.fn((_matches: (key: unknown) => boolean, ..._data: unknown[]) =>
    Promise.resolve(),
  );
  await renewQueries(mutate, 'office', '/v1/contracts/offices');
  const [[matches, ...data] = []] = mutate.mock.calls;
  expect(data).toEqual([]);
  const keys = [
    ['office', '/v1/contracts/offices'],
    ['office', '/v1/contracts/offices', { params: {} }],
    ['office', '/v1/contracts/offices/{id}'],
    ['other', '/v1/contracts/offices'],
    'seats',
    null,
  ];
  expect(keys.filter((key) => matches?.(key))).toEqual(keys.slice(0, 2));
});
