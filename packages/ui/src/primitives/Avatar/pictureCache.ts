/** The largest number of pictures that are kept. */
const most = 300;
const kept = new Map<string, HTMLImageElement>();

/** Whether a picture is in the cache and shows at once. */
export function isCached(src: string): boolean {
  return kept.has(src);
}

/**
 * Holds on to a picture that was shown. A browser soon forgets what no element shows any more: in a
 * list that scrolls, the same faces would be read and drawn anew each time they come by.
 */
export function cachePicture(src: string): void {
  const picture = kept.get(src) ?? new Image();
  if (!kept.delete(src)) picture.src = src;
  kept.set(src, picture);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
