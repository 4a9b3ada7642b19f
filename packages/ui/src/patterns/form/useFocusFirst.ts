import { useEffect, useRef, type RefObject } from 'react';
import type { RefCallBack } from 'react-hook-form';

/** Lets a form that focuses its first wrong field find one of many controls: the first of them in an element. */
export function useFocusFirst(ref: RefCallBack): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref({ focus: () => root.current?.querySelector<HTMLElement>('input, button')?.focus() });
  }, [ref]);
  return root;
}
