const maxPictures = 300;
const kept = new Map<string, HTMLImageElement>();

export function isCached(src: string): boolean {
  return kept.has(src);
}

/**
 * Keeps a reference to a picture that was shown. Browsers soon drop pictures that no element shows, and a
 * scrolling list would load and decode them again.
 */
export function cachePicture(src: string): void {
  const picture = kept.get(src) ?? new Image();
  if (!kept.delete(src)) picture.src = src;
  kept.set(src, picture);
  const [oldest] = kept.keys();
  if (kept.size > maxPictures && oldest !== undefined) kept.delete(oldest);
}
