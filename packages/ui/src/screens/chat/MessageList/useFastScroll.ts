import { useMemo, useState } from 'react';
import { FastScroll } from './FastScroll.ts';

export function useFastScroll() {
  const [isFast, setFast] = useState(false);
  const fast = useMemo(() => new FastScroll(setFast), []);
  return { isFast, fast };
}
