import { useEffect, useRef } from 'react';

/**
 * Another view in the same panel: what had the focus is gone with the one before it, so the panel
 * takes it, unless something of the new view has it already.
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
