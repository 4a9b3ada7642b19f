import type { KeyboardEvent } from 'react';

/** Returns the index that a key moves to in a row, or undefined for other keys and at the ends. */
export function nextIndex(
  { key }: Pick<KeyboardEvent, 'key'>,
  index: number,
  length: number,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const next = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : -1;
  return next >= 0 && next < length ? next : undefined;
}
