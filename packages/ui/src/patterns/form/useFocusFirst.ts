import { useEffect, useRef, type RefObject } from 'react';
import type { RefCallBack } from 'react-hook-form';

/**
 * Returns a ref for a field with several controls. The form focuses the first control inside it when the
 * field is invalid.
 */
export function useFocusFirst(ref: RefCallBack): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref({ focus: () => root.current?.querySelector<HTMLElement>('input, button')?.focus() });
  }, [ref]);
  return root;
}
