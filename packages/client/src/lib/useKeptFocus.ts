import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A hidden element loses the focus. A member who was writing as the page was hidden writes on when it is back,
 * at the same place.
 *
 * @param options.onHiding calls its listener before the page is hidden
 */
export function useKeptFocus({
  shown,
  onHiding,
}: {
  shown: boolean;
  onHiding(listener: () => void): () => void;
}): void {
  const kept = useRef<Element>(null);

  useEffect(() => onHiding(() => (kept.current = document.activeElement)), [onHiding]);

  useLayoutEffect(() => {
    if (!shown || !(kept.current instanceof HTMLElement)) return;
    kept.current.focus({ preventScroll: true });
    kept.current = null;
  }, [shown]);
}
