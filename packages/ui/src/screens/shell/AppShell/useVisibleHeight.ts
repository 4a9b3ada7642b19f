import { useSyncExternalStore } from 'react';

/**
 * CSS pixels of height that an on-screen keyboard leaves in view, where the browser lays the keyboard over
 * the page (Safari on iPhone) instead of resizing it; undefined while nothing is covered.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => measured,
    () => undefined,
  );
}

/** As it was when it changed last: to ask for it makes the browser lay out the page, which each drawing would. */
let measured: number | undefined;

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  const changed = () => {
    measured = visibleHeight();
    onChange();
    // Such browsers also push the page up under the keyboard: the frame is all in view without that.
    if (measured !== undefined) window.scrollTo(0, 0);
  };
  measured = visibleHeight();
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

function visibleHeight(): number | undefined {
  const viewport = window.visualViewport;
  // After a pinch zoom the viewport is a part of the page, and no keyboard covers the rest.
  if (!viewport || viewport.scale > 1.01) return undefined;
  const height = Math.round(viewport.height);
  return height < window.innerHeight - 1 ? height : undefined;
}
