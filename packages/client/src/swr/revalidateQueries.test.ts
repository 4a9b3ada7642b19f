import { expect, it, vi } from 'vitest';
import { revalidateQueries } from './revalidateQueries.ts';

it('revalidates all queries of the path and keeps their data', async () => {
  const mutate = vi.fn((_matches: (key: unknown) => boolean, ..._data: unknown[]) =>
    Promise.resolve(),
  );
  await revalidateQueries(mutate, 'office', '/v1/contracts/offices');
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
