/** Pixels, as the camera. */
const maxWidth = 1280;
const maxHeight = 720;
const maxFileBytes = 20_000_000;
const jpegQuality = 0.85;

/** Reads a file as a JPEG data URL of at most 1280×720 pixels, which fits into the storage. */
export async function readBackgroundPicture(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new RangeError('The picture is too large');
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, Math.max(maxWidth / bitmap.width, maxHeight / bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(maxWidth, Math.round(bitmap.width * scale));
  canvas.height = Math.min(maxHeight, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new DOMException('No canvas', 'NotSupportedError');
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(
    bitmap,
    (canvas.width - width) / 2,
    (canvas.height - height) / 2,
    width,
    height,
  );
  bitmap.close();
  return canvas.toDataURL('image/jpeg', jpegQuality);
}
