import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A hidden element loses the focus. A member who was writing as the network went writes on when it is back, at the
 * same place.
 */
export function useKeptFocus(online: boolean): void {
  const kept = useRef<Element>(null);

  useEffect(() => {
    // Heard before the page is hidden for it.
    const keep = () => (kept.current = document.activeElement);
    window.addEventListener('offline', keep, { capture: true });
    return () => window.removeEventListener('offline', keep, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (!online || !(kept.current instanceof HTMLElement)) return;
    kept.current.focus({ preventScroll: true });
    kept.current = null;
  }, [online]);
}
