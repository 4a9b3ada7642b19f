import { useEffect, useRef } from 'react';

/**
 * Focuses the panel when its view changes, because the focused element was unmounted. Keeps focus that the
 * new view has
 * already taken.
 */
export function useViewFocus(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return;
    document.getElementById('office-content')?.focus();
  }, [view]);
}
