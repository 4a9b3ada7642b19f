import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** The window through which a list of rows is seen. All lengths are pixels. */
export interface ListViewport {
  /** The list is in the page. */
  readonly isMounted: boolean;
  /** Scrolled from the start. */
  readonly offset: number;
  readonly height: number;
  /** `height` as it was last measured: reading it causes no layout. */
  readonly measuredHeight: number;
  readonly contentHeight: number;
  /** The index of the row at an offset. */
  rowAt(offset: number): number;
  rowHeight(index: number): number;
  /** From the upper edge of the window to that of the row. */
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

/** The viewport of a virtualised list in the page. */
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
    rowTop: (index) =>
      rows().getBoundingClientRect().top -
      box().getBoundingClientRect().top +
      handle().getItemOffset(index),
    visibilityOf(key, index) {
      const article = box().querySelector(`article[data-key="${CSS.escape(key)}"]`);
      const row = article?.parentElement?.getBoundingClientRect();
      const { top, bottom } = box().getBoundingClientRect();
      // A row that is not in the page is told by its number.
      if (!row) return index < handle().findItemIndex(box().scrollTop) ? 'above' : 'below';
      if (row.top < top) return 'above';
      return row.bottom > bottom ? 'below' : 'within';
    },
    scrollTo: (offset) => box().scrollTo(0, offset),
    scrollBy: (distance) => box().scrollBy(0, distance),
  };
}
