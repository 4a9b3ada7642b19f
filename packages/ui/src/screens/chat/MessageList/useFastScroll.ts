import { useMemo, useState } from 'react';
import { FastScroll } from './FastScroll.ts';

/** Whether the list scrolls too fast to read it. */
export function useFastScroll() {
  const [isFast, setFast] = useState(false);
  const fast = useMemo(() => new FastScroll(setFast), []);
  return { isFast, fast };
}
