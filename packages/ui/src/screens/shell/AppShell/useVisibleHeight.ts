import { useSyncExternalStore } from 'react';

/**
 * Height above an on-screen keyboard in CSS pixels, where it overlays the page (Safari on iPhone).
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => measured,
    () => undefined,
  );
}

/** Cached, because reading the viewport height during render would force a layout. */
let measured: number | undefined;

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  const changed = () => {
    measured = visibleHeight();
    onChange();
    // These browsers also scroll the page under the keyboard.
    if (measured !== undefined) window.scrollTo(0, 0);
  };
  // Reading the heights forces a layout. Devices without touch have no on-screen keyboard.
  measured = navigator.maxTouchPoints > 0 ? visibleHeight() : undefined;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

function visibleHeight(): number | undefined {
  const viewport = window.visualViewport;
  // While pinch-zoomed, the viewport is smaller than the page without a keyboard.
  if (!viewport || viewport.scale > 1.01) return undefined;
  const height = Math.round(viewport.height);
  return height < window.innerHeight - 1 ? height : undefined;
}
