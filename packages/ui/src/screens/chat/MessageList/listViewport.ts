import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** The viewport of a list of rows. All lengths are in pixels. */
export interface ListViewport {
  readonly isMounted: boolean;
  readonly offset: number;
  readonly height: number;
  /** Last measured `height`. Reading it forces no layout. */
  readonly measuredHeight: number;
  readonly contentHeight: number;
  rowAt(offset: number): number;
  rowHeight(index: number): number;
  /** Distance from the start of the list. Forces no layout. */
  rowOffset(index: number): number;
  /** Distance from the upper edge of the viewport. */
  rowTop(index: number): number;
  visibilityOf(key: string, index: number): 'above' | 'within' | 'below';
  scrollTo(offset: number): void;
  scrollBy(distance: number): void;
}

interface ListElements {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  list: RefObject<VirtualizerHandle | null>;
}

export function domViewport({ scroller, content, list }: ListElements): ListViewport {
  const box = () => scroller.current!;
  const rows = () => content.current!.lastElementChild!;
  const handle = () => list.current!;
  return {
    get isMounted() {
      return scroller.current !== null && list.current !== null;
    },
    get offset() {
      return box().scrollTop;
    },
    get height() {
      return box().clientHeight;
    },
    get measuredHeight() {
      return handle().viewportSize;
    },
    get contentHeight() {
      return box().scrollHeight;
    },
    rowAt: (offset) => handle().findItemIndex(offset),
    rowHeight: (index) => handle().getItemSize(index),
    rowOffset: (index) => handle().getItemOffset(index),
    rowTop: (index) =>
      rows().getBoundingClientRect().top -
      box().getBoundingClientRect().top +
      handle().getItemOffset(index),
    visibilityOf(key, index) {
      const article = box().querySelector(`article[data-key="${CSS.escape(key)}"]`);
      const row = article?.parentElement?.getBoundingClientRect();
      const { top, bottom } = box().getBoundingClientRect();
      // A row that is not rendered is located by its index.
      if (!row) return index < handle().findItemIndex(box().scrollTop) ? 'above' : 'below';
      if (row.top < top) return 'above';
      return row.bottom > bottom ? 'below' : 'within';
    },
    scrollTo: (offset) => box().scrollTo(0, offset),
    scrollBy: (distance) => box().scrollBy(0, distance),
  };
}
