import { expect, it, vi } from 'vitest';
import { inOrder, showInOrder } from './showInOrder.ts';

const list = { data: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], metadata: { total: 3 } };

it('sorts items by id and skips unknown ids', () => {
  expect(inOrder(list.data, ['c', 'gone', 'a', 'b'])).toEqual([
    { id: 'c' },
    { id: 'a' },
    { id: 'b' },
  ]);
});

it('shows the new order immediately without revalidating', () => {
  const mutate = vi.fn(() => Promise.resolve(undefined));
  showInOrder({ data: list, mutate }, ['b', 'a', 'c']);
  expect(mutate).toHaveBeenCalledExactlyOnceWith(
    { ...list, data: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] },
    { revalidate: false },
  );
  showInOrder({ data: undefined, mutate }, ['b']);
  expect(mutate).toHaveBeenCalledOnce();
});
