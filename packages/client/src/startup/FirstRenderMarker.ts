import { useEffect } from 'react';

let isFirstPageRendered = false;
let waiting: (() => void)[] = [];

export function onFirstPageRendered(task: () => void): void {
  if (isFirstPageRendered) task();
  else waiting.push(task);
}

/** Rendered next to a page under the same `Suspense` to detect that the page is shown. */
export function FirstRenderMarker(): null {
  useEffect(() => {
    isFirstPageRendered = true;
    for (const task of waiting) task();
    waiting = [];
  }, []);
  return null;
}
