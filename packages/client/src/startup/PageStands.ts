import { useEffect } from 'react';

let stands = false;
let waiting: (() => void)[] = [];

/** Runs the task when the first page of the visit is on the screen. */
export function onFirstPage(task: () => void): void {
  if (stands) task();
  else waiting.push(task);
}

/** Stands beside a page under the same `Suspense`: shown with it. */
export function PageStands(): null {
  useEffect(() => {
    stands = true;
    for (const task of waiting) task();
    waiting = [];
  }, []);
  return null;
}
