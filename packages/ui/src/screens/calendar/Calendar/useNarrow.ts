import { useEffect, useState, type RefObject } from 'react';

/** Pixels from which a week has room. */
const roomForWeek = 620;

/** Whether an element is too narrow for more than one day beside another: on phones, and in a narrow panel. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setNarrow(current.clientWidth < roomForWeek);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
