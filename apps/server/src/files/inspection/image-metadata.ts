import { crc32 } from 'node:zlib';
import { stripWebp } from './webp-metadata.ts';

/**
 * Removes location, time, device, authors, thumbnails and data after the end of the image. Keeps
 * orientation, colours and animation. Null if the structure does not match the type.
 */
export function stripImageMetadata(mimeType: string, bytes: Uint8Array): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (mimeType === 'image/jpeg') return stripJpeg(file);
    if (mimeType === 'image/png') return stripPng(file);
    if (mimeType === 'image/gif') return stripGif(file);
    return mimeType === 'image/webp' ? stripWebp(file) : null;
  } catch (error) {
    // A length field points beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const exifName = Buffer.from('Exif\0\0', 'latin1');
const iccName = Buffer.from('ICC_PROFILE\0', 'latin1');
const jfifName = Buffer.from('JFIF\0', 'latin1');
const adobeName = Buffer.from('Adobe', 'latin1');

/** Markers without a length field: restart markers and TEM. */
const hasNoLength = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/** ITU-T T.81, annex B: segments, with entropy-coded data after each start of scan. */
function stripJpeg(file: Buffer): Buffer | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [file.subarray(0, 2)];
  let orientation = 1;
  let hasScan = false;
  let at = 2;
  while (at < file.length - 1) {
    // Skips bytes between two segments, as decoders do.
    if (file[at] !== 0xff || file[at + 1] === 0xff || file[at + 1] === 0x00) {
      at += 1;
      continue;
    }
    const marker = file[at + 1]!;
    if (marker === 0xd9) break;
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) break;
    const segment = file.subarray(at, end);
    const content = segment.subarray(4);
    if (marker === 0xe1 && content.subarray(0, 6).equals(exifName)) {
      orientation = orientationOf(content.subarray(6)) ?? orientation;
    }
    const part = jpegSegment(marker, segment, content);
    if (part) kept.push(part);
    at = end;
    if (marker === 0xda) {
      hasScan = true;
      at = endOfScan(file, end);
      kept.push(file.subarray(end, at));
    }
  }
  if (!hasScan) return null;
  if (orientation !== 1) kept.splice(afterJfif(kept), 0, exifSegment(orientation));
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
}

/** Returns the part of a segment to keep; null to drop it. */
function jpegSegment(marker: number, segment: Buffer, content: Buffer): Buffer | null {
  const begins = (name: Buffer) => content.subarray(0, name.length).equals(name);
  if (marker === 0xe0) return begins(jfifName) ? withoutThumbnail(segment) : null;
  if (marker === 0xe2) return begins(iccName) ? segment : null;
  // The Adobe segment contains the colour transform.
  if (marker === 0xee) return begins(adobeName) ? segment : null;
  const isApplication = marker >= 0xe1 && marker <= 0xef;
  const isComment = marker === 0xfe;
  return isApplication || isComment ? null : segment;
}

/** Keeps the first 14 bytes of JFIF: version, density, and an empty thumbnail. */
function withoutThumbnail(segment: Buffer): Buffer | null {
  if (segment.length < 18) return null;
  const short = Buffer.from(segment.subarray(0, 18));
  short.writeUInt16BE(16, 2);
  short.writeUInt16BE(0, 16);
  return short;
}

/** Returns the offset of the next marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length - 1) {
    const next = file[at + 1]!;
    if (file[at] === 0xff && next !== 0x00 && next !== 0xff && !hasNoLength(next)) return at;
    at += 1;
  }
  return file.length;
}

/** JFIF must be the first segment. */
function afterJfif(parts: readonly Buffer[]): number {
  return parts[1]?.[1] === 0xe0 ? 2 : 1;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([exifName, tiffOf(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const orientationTag = 0x0112;

/** Returns the orientation of an Exif block (TIFF 6.0, section 2) from 1 to 8; null without one. */
function orientationOf(tiff: Buffer): number | null {
  if (tiff.length < 8) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return null;
  const count = short(start);
  for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12) {
    if (entry + 12 > tiff.length) return null;
    if (short(entry) !== orientationTag) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that affect rendering: transparency, colours, density and animation frames. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD hIST sPLT cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** W3C PNG, third edition, section 5. */
function stripPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(pngSignature)) return null;
  const kept: Buffer[] = [pngSignature];
  let hasPixels = false;
  let at = 8;
  while (at < file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') hasPixels = true;
    if (pngChunks.has(type)) kept.push(file.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = orientationOf(file.subarray(at + 8, end - 4));
      if (orientation && orientation !== 1) kept.push(pngChunk('eXIf', tiffOf(orientation)));
    }
    at = end;
    if (type === 'IEND') return hasPixels ? Buffer.concat(kept) : null;
  }
  return null;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Application extensions that affect rendering: animation loops and colours. */
const gifApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** CompuServe GIF89a: blocks with an introducer and sub-blocks of up to 255 bytes. */
function stripGif(file: Buffer): Buffer | null {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return null;
  const first = 13 + colourTable(file.readUInt8(10));
  const kept: Buffer[] = [file.subarray(0, first)];
  let hasPixels = false;
  let at = first;
  while (at < file.length) {
    const introducer = file[at]!;
    if (introducer === 0x3b) break;
    const isImage = introducer === 0x2c;
    if (!isImage && introducer !== 0x21) return null;
    const data = isImage ? at + 11 + colourTable(file.readUInt8(at + 9)) : at + 2;
    const end = endOfSubBlocks(file, data);
    // Keeps the complete frames of a truncated animation.
    if (end > file.length) break;
    if (isImage || gifExtensionStays(file, at)) kept.push(file.subarray(at, end));
    hasPixels ||= isImage;
    at = end;
  }
  return hasPixels ? Buffer.concat([...kept, Buffer.from([0x3b])]) : null;
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length) {
    const length = file[at]!;
    at += length + 1;
    if (length === 0) return at;
  }
  return file.length + 1;
}

function gifExtensionStays(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  if (label === 0xf9) return true;
  const name = file.toString('latin1', at + 3, at + 14);
  return label === 0xff && file[at + 2] === 11 && gifApplications.has(name);
}
