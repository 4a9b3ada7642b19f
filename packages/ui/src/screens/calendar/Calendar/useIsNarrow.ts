import { useEffect, useState, type RefObject } from 'react';

/** Minimum width of a week, in pixels. */
const minWeekWidth = 620;

/** Whether an element is too narrow for several days: on phones and in narrow panels. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setNarrow(current.clientWidth < minWeekWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
