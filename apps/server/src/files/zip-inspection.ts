import { maxUnpackedBytes, maxUnpackedRatio } from '@office/vocabulary';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

/** What no honest office document of 5 MB reaches. */
const mostEntries = 10_000;

/**
 * Whether a ZIP archive's own list of entries is sound, and unpacks to something that a person can
 * open. Nothing is unpacked to find out.
 */
export function inspectZip(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return false;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (entries === 0 || entries > mostEntries) return false;
  let packed = 0;
  let unpacked = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return false;
    packed += view.getUint32(at + 20, true);
    unpacked += view.getUint32(at + 24, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted || packed > bytes.length) return false;
    at +=
      entryLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return unpacked <= maxUnpackedBytes && unpacked <= Math.max(1, packed) * maxUnpackedRatio;
}

/** Where the archive's end record is; it may be followed by a comment. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  const first = Math.max(0, last - longestComment);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
