import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus of an element that lost it while it was hidden.
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
