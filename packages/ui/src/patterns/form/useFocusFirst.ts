import { useEffect, useRef, type RefObject } from 'react';
import type { RefCallBack } from 'react-hook-form';

/** Ref for a field with several controls, of which the form focuses the first. */
export function useFocusFirst(ref: RefCallBack): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref({ focus: () => root.current?.querySelector<HTMLElement>('input, button')?.focus() });
  }, [ref]);
  return root;
}
