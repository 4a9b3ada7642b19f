import { useEffect, useState, type RefObject } from 'react';

/** Minimum width of a week, in pixels. */
export const minWeekWidth = 620;
/** Minimum width of a week and a form of 360 pixels beside it, in pixels. */
export const minWidthWithForm = minWeekWidth + 360;

/** Whether an element is narrower than `minWidth` pixels, such as on phones and in narrow panels. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, minWidth: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setNarrow(current.clientWidth < minWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, minWidth]);
  return narrow;
}
