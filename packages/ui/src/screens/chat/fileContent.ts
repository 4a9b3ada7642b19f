import { maxPicturePixels, maxUnpackedBytes, maxUnpackedRatio } from '@office/vocabulary';

type ContentCheck = (bytes: Uint8Array, view: DataView) => boolean;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const isBearable = (width: number, height: number) =>
  width > 0 && height > 0 && width * height <= maxPicturePixels;

const isPng: ContentCheck = (bytes, view) =>
  text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' &&
  bytes.length >= 24 &&
  isBearable(view.getUint32(16), view.getUint32(20));

const isGif: ContentCheck = (bytes, view) =>
  /^GIF8[79]a/.test(text(bytes, 0, 6)) &&
  bytes.length >= 10 &&
  isBearable(view.getUint16(6, true), view.getUint16(8, true));

/** Reads the segments up to the first frame header, which contains the size. */
const isJpeg: ContentCheck = (bytes, view) => {
  if (view.getUint16(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return isBearable(view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return false;
};

const isPdf: ContentCheck = (bytes) => text(bytes, 0, 5) === '%PDF-';

/** A ZIP archive that contains the folder and stays within the limits of the unpacked size. */
const isOffice =
  (folder: string): ContentCheck =>
  (bytes, view) => {
    if (text(bytes, 0, 4) !== 'PK\x03\x04') return false;
    let end = bytes.length - 22;
    while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
    if (end < 0) return false;
    let at = view.getUint32(end + 16, true);
    let packed = 0;
    let unpacked = 0;
    let isThere = false;
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return false;
      packed += view.getUint32(at + 20, true);
      unpacked += view.getUint32(at + 24, true);
      const nameLength = view.getUint16(at + 28, true);
      isThere ||= text(bytes, at + 46, at + 46 + folder.length) === folder;
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return (
      isThere && unpacked <= maxUnpackedBytes && unpacked <= Math.max(1, packed) * maxUnpackedRatio
    );
  };

/** Without control characters, except UTF-16 with a byte order mark. The server detects the encoding. */
const isText: ContentCheck = (bytes) => {
  const isUtf16 = ['\xff\xfe', '\xfe\xff'].includes(text(bytes, 0, 2));
  const isControl = (byte: number) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);
  return isUtf16 || (!bytes.some(isControl) && !isPdf(bytes, new DataView(bytes.buffer)));
};

const contentChecks: Record<string, ContentCheck> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
  gif: isGif,
  pdf: isPdf,
  docx: isOffice('word/'),
  xlsx: isOffice('xl/'),
  pptx: isOffice('ppt/'),
  txt: isText,
  csv: isText,
};

/** Whether the content matches the extension. Early feedback; the server checks more strictly. */
export async function matchesFileType(file: File): Promise<boolean> {
  const look = contentChecks[/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return look?.(bytes, new DataView(bytes.buffer)) ?? false;
  } catch {
    // The file is unreadable or truncated.
    return false;
  }
}
