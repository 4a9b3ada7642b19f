import { useMemo, useRef, useState } from 'react';

/** Ignores messages that pass under a resting pointer, except the last when scrolling ends. */
export function useHovered() {
  const [hovered, setHovered] = useState<string>();
  const scrolling = useRef(false);
  const passing = useRef<string>(undefined);
  const pointer = useMemo(
    () => ({
      enter(key: string | undefined) {
        if (key === undefined) return;
        if (scrolling.current) passing.current = key;
        else setHovered(key);
      },
      leave() {
        passing.current = undefined;
        setHovered(undefined);
      },
      onScroll() {
        scrolling.current = true;
      },
      onScrollEnd() {
        scrolling.current = false;
        if (passing.current !== undefined) setHovered(passing.current);
        passing.current = undefined;
      },
    }),
    [],
  );
  return { hovered, pointer };
}
