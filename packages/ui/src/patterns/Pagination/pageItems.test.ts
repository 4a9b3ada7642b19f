import { expect, it } from 'vitest';
import { pageItems } from './pageItems.ts';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 'gap', 6]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 'gap', 3, 4, 5, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 'gap', 20]],
  [18, 20, [1, 'gap', 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
  [3, 6, [1, 2, 3, 4, 'gap', 6]],
  [4, 6, [1, 'gap', 3, 4, 5, 6]],
])('page %d of %d', (page, pages, items) => {
  expect(pageItems(page, pages)).toEqual(items);
});
