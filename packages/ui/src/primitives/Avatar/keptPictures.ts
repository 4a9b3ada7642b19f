/** So many faces are around at a time at most. */
const most = 300;
const kept = new Map<string, HTMLImageElement>();

/** Whether a picture is at hand and shows at once. */
export function isKept(src: string): boolean {
  return kept.has(src);
}

/**
 * Holds on to a picture that was shown. A browser soon forgets what no element shows any more: in a
 * list that scrolls, the same faces would be read and drawn anew each time they come by.
 */
export function keepPicture(src: string): void {
  const picture = kept.get(src) ?? new Image();
  if (!kept.delete(src)) picture.src = src;
  kept.set(src, picture);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
