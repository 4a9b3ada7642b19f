/**
 * Runs a task at once, or, while a button or link is being pressed, after it was released. Leaving
 * a field by pressing something else checks the field: its message must not move what is being
 * pressed away from under the pointer.
 */
export function afterPress(task: () => void): void {
  if (!document.querySelector(':is(a, button, label, [role]):active')) {
    task();
    return;
  }
  const release = new AbortController();
  const run = () => {
    release.abort();
    // The click follows the release within the same task.
    setTimeout(task);
  };
  document.addEventListener('pointerup', run, { signal: release.signal });
  document.addEventListener('pointercancel', run, { signal: release.signal });
}
