import { useMemo, useRef, useState } from 'react';

/**
 * Which message the pointer is on. Those that a moving list carries past a pointer that rests are
 * not meant: where it has come to lie counts once the list rests too.
 */
export function useHovered() {
  const [hovered, setHovered] = useState<string>();
  const scrolling = useRef(false);
  const passing = useRef<string>(undefined);
  const pointer = useMemo(
    () => ({
      enter(key: string) {
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
