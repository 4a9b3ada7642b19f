import { useEffect, useRef } from 'react';

/**
 * Gives the panel the focus when another view comes into it: the focused element has gone with the view
 * before. A new view that has taken the focus keeps it.
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
