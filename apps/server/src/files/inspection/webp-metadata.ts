const keptChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const pixelChunks = new Set(['VP8 ', 'VP8L', 'ANMF']);

const exifFlag = 0x08;
const xmpFlag = 0x04;

/**
 * RFC 9649: a RIFF file of chunks, each padded to an even size.
 * @returns null if the file structure is not WebP
 * @throws {RangeError} if a length field is cut off
 */
export function stripWebp(file: Buffer): Buffer | null {
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF';
  if (!isRiff || file.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const kept: Buffer[] = [];
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= end) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const chunk = Buffer.from(file.subarray(at, next));
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~(exifFlag | xmpFlag), 8);
    if (keptChunks.has(type)) kept.push(chunk);
    hasPixels ||= pixelChunks.has(type);
    at = next;
  }
  if (!hasPixels) return null;
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
