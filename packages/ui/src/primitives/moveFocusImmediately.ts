import type { KeyboardEvent } from 'react';

const rows = ':is([role^="menuitem"], [role="option"]):not([data-disabled])';

function rowOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return current < 0 ? count - 1 : Math.max(current - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
}

/** For `onKeyDownCapture` of a list. Radix uses a timer, so Enter could select the previous row. */
export function moveFocusImmediately(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(rows)];
  const current = all.findIndex((row) => row === document.activeElement);
  const next = rowOf(event.key, current, all.length);
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}
