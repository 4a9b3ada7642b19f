import { maxPicturePixels } from '@office/vocabulary';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { stripImageMetadata } from './image-metadata.ts';
import { inspectZip } from './zip-inspection.ts';

/** The result of looking at a file. Null: not what it was announced as, or harmful. */
export type Inspection = {
  /** The bytes to keep: of images without what they tell besides their pixels. */
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
} | null;

/**
 * Looks at a whole file: a name and an announced type prove nothing.
 *
 * - Images begin, are built and measure as their type does. Places, times and names in them are left out.
 * - Office documents are ZIP archives with that document inside that do not unpack to much more.
 * - Text has no control characters, and is not something else that happens to have none.
 *
 * A file that is something else at the same time (a picture that is also a page) does no harm: it is only
 * ever served as the type that was found here (files/routes.ts).
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

/** As many bytes as tell the type of a file. */
export const beginningBytes = 64 * 1024;

/** Whether a file begins as its type does. */
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

/** UTF-8, Shift_JIS or EUC-JP text; UTF-16 only with its mark. */
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return decodes('utf-16le', bytes) || decodes('utf-16be', bytes);
  }
  // Tab, line feed, form feed and carriage return are all that text has below the space; ESC starts ISO-2022-JP.
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
