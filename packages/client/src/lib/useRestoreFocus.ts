import { useEffect, useLayoutEffect, useRef } from 'react';

/** Restores the focus of an element that lost it while it was hidden. */
export function useRestoreFocus({
  shown,
  onHiding,
}: {
  shown: boolean;
  onHiding(listener: () => void): () => void;
}): void {
  const focusedElement = useRef<Element>(null);

  useEffect(() => onHiding(() => (focusedElement.current = document.activeElement)), [onHiding]);

  useLayoutEffect(() => {
    if (!shown || !(focusedElement.current instanceof HTMLElement)) return;
    focusedElement.current.focus({ preventScroll: true });
    focusedElement.current = null;
  }, [shown]);
}
