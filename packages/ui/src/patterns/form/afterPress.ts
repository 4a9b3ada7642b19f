/**
 * Runs a task immediately, or after release while a button or link is pressed. Leaving a field by pressing
 * another element validates the field, and its message must not move the pressed element away from the
 * pointer.
 */
export function afterPress(task: () => void): void {
  if (!document.querySelector(':is(a, button, label, [role]):active')) {
    task();
    return;
  }
  const release = new AbortController();
  const run = () => {
    release.abort();
    // The click event follows the release in the same task.
    setTimeout(task);
  };
  document.addEventListener('pointerup', run, { signal: release.signal });
  document.addEventListener('pointercancel', run, { signal: release.signal });
}
