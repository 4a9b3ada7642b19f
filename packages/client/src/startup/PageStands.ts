import { useEffect } from 'react';

let stands = false;
let waiting: (() => void)[] = [];

export function onFirstPage(task: () => void): void {
  if (stands) task();
  else waiting.push(task);
}

/** Rendered next to a page under the same `Suspense` to detect that the page is shown. */
export function PageStands(): null {
  useEffect(() => {
    stands = true;
    for (const task of waiting) task();
    waiting = [];
  }, []);
  return null;
}
