const maxPictures = 300;
/** Width and height of the bitmap of an SVG picture, in pixels. */
const bitmapSize = 96;

interface CachedPicture {
  picture: HTMLImageElement;
  /** Set for SVG pictures once it is drawn. */
  bitmap?: HTMLImageElement;
}

const cached = new Map<string, CachedPicture>();

export function isCached(src: string): boolean {
  return cached.has(src);
}

/**
 * Keeps a reference, because browsers drop pictures that no element shows. Draws SVG pictures once: browsers
 * draw them again for each repaint.
 */
export function cachePicture(src: string): void {
  const entry = cached.get(src) ?? { picture: new Image() };
  if (!cached.delete(src)) {
    entry.picture.src = src;
    if (/^data:image\/svg|\.svg$/.test(src)) void addBitmap(entry);
  }
  cached.set(src, entry);
  const [oldest] = cached.keys();
  if (cached.size > maxPictures && oldest !== undefined) drop(oldest);
}

/** Returns the bitmap of a cached SVG picture, if it is large enough for `size` CSS pixels. */
export function pictureUrl(src: string, size: number): string {
  const bitmap = cached.get(src)?.bitmap;
  return bitmap && size * window.devicePixelRatio <= bitmapSize ? bitmap.src : src;
}

function drop(src: string): void {
  const bitmap = cached.get(src)?.bitmap;
  if (bitmap) URL.revokeObjectURL(bitmap.src);
  cached.delete(src);
}

async function addBitmap(entry: CachedPicture): Promise<void> {
  const { picture } = entry;
  const bitmap = new Image();
  try {
    await picture.decode();
    if (picture.naturalWidth !== picture.naturalHeight) return;
    bitmap.src = URL.createObjectURL(await drawn(picture));
    await bitmap.decode();
    entry.bitmap = bitmap;
  } catch {
    // Pictures of other origins cannot be read, and the page may forbid blob URLs. The SVG stays in use.
    URL.revokeObjectURL(bitmap.src);
  }
}

function drawn(picture: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = bitmapSize;
  canvas.height = bitmapSize;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, bitmapSize, bitmapSize);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No bitmap')))),
  );
}
