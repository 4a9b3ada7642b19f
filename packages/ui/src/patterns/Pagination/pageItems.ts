import { visiblePages } from '@office/vocabulary';

export type PageItem = number | 'gap';

export function pageItems(page: number, pages: number, visible = visiblePages): PageItem[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pages <= visible) return range(1, pages);
  const edge = visible - 1;
  if (page < edge) return [...range(1, edge), 'gap', pages];
  if (page > pages - edge + 1) return [1, 'gap', ...range(pages - edge + 1, pages)];
  const before = Math.floor((visible - 3) / 2);
  const first = page - before;
  return [1, 'gap', ...range(first, first + visible - 3), 'gap', pages];
}
