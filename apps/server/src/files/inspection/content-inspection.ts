import { maxPicturePixels } from '@office/vocabulary';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { stripImageMetadata } from './image-metadata.ts';
import { inspectZip } from './zip-inspection.ts';

/** Result of inspecting a file. Null if the file is harmful or does not match its announced type. */
export type Inspection = {
  /** Bytes to store. Image metadata is removed. */
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
} | null;

/**
 * Inspects a whole file, because its name and announced type are not trustworthy.
 *
 * - Images must have the signature, structure and dimensions of their type. Their metadata (location, time,
 *   names) is removed.
 * - Office documents must be ZIP archives that contain the document and do not unpack to much more.
 * - Text must have no control characters and no signature of another file type.
 *
 * A file that is also valid as another type (for example an image that is also an HTML page) is
 * harmless, because it is served only with the type detected here (files/routes.ts).
 */
export async function inspectContent(mimeType: string, bytes: Uint8Array): Promise<Inspection> {
  if (mimeType.startsWith('text/')) {
    const type = await fileTypeFromBuffer(bytes);
    return isText(bytes) && (!type || type.mime === mimeType)
      ? { bytes, width: null, height: null }
      : null;
  }
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== mimeType) return null;
  if (mimeType.startsWith('image/')) return inspectImage(mimeType, bytes);
  if (mimeType.includes('openxmlformats') && !(await inspectZip(bytes))) return null;
  return { bytes, width: null, height: null };
}

export const typeDetectionBytes = 64 * 1024;

export async function isOfType(mimeType: string, beginning: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  return found?.mime === mimeType;
}

function inspectImage(mimeType: string, sent: Uint8Array): Inspection {
  const bytes = stripImageMetadata(mimeType, sent);
  if (!bytes) return null;
  try {
    const { width, height } = imageSize(bytes);
    const fits = width > 0 && height > 0 && width * height <= maxPicturePixels;
    return fits ? { bytes, width, height } : null;
  } catch {
    return null;
  }
}

/** Accepts UTF-8, Shift_JIS, EUC-JP and ISO-2022-JP; UTF-16 only with a byte order mark. */
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return decodes('utf-16le', bytes) || decodes('utf-16be', bytes);
  }
  // Control characters other than tab, line feed, form feed, carriage return and ESC (ISO-2022-JP).
  const isControl = (byte: number) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);
  if (bytes.some(isControl)) return false;
  return ['utf-8', 'shift_jis', 'euc-jp', 'iso-2022-jp'].some((encoding) =>
    decodes(encoding, bytes),
  );
}

function decodes(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
