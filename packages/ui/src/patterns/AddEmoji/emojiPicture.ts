import { customEmojiRules, maxCustomEmojiSide, mimeTypeOf, pictureRules } from '@office/vocabulary';

/** Pixels. Twice the largest display size. */
const side = 128;

export const emojiPictureAccept = [...new Set(Object.values(customEmojiRules.types))].join(',');

export type EmojiPictureProblem = 'type' | 'tooLarge' | 'unreadable';

/** Fits still pictures into 128 pixels; keeps animations. Re-encoding removes metadata. */
export async function toEmojiPicture(file: File): Promise<File | EmojiPictureProblem> {
  const type = mimeTypeOf(customEmojiRules, file.name);
  if (!type || type !== file.type) return 'type';
  const isAnimated = type === 'image/gif' || (await isAnimatedWebp(file));
  const { maxBytes } = isAnimated ? customEmojiRules : pictureRules;
  if (file.size > maxBytes) return 'tooLarge';
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!isAnimated) return drawSquare(image, file.name);
    return Math.max(width, height) > maxCustomEmojiSide ? 'tooLarge' : file;
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The extended header of WebP has a flag for animation (RFC 9649, section 2.7). */
async function isAnimatedWebp(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const isExtended = new TextDecoder('latin1').decode(head.subarray(8, 16)) === 'WEBPVP8X';
  return isExtended && (head[20]! & 0x02) !== 0;
}

function drawSquare(image: HTMLImageElement, name: string): File | EmojiPictureProblem {
  const { naturalWidth: width, naturalHeight: height } = image;
  const longer = Math.max(width, height);
  const scale = Math.min(1, side / longer);
  const pixels = Math.max(1, Math.round(longer * scale));
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return 'unreadable';
  context.imageSmoothingQuality = 'high';
  const [w, h] = [width * scale, height * scale];
  context.drawImage(image, (pixels - w) / 2, (pixels - h) / 2, w, h);
  // Synchronous, because `toBlob` waits seconds for idle time while a 3D scene renders.
  const address = canvas.toDataURL('image/png');
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  const blob = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  return new File([blob], name.replace(/\.[^.]*$/, '.png'), { type: 'image/png' });
}
