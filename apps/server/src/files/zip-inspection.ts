import { fromBufferPromise } from 'yauzl';

/** No honest office document of 5 MB reaches these. */
const maxUnpackedBytes = 512 * 1024 * 1024;
const maxEntries = 10_000;
const maxRatio = 200;

/**
 * Whether a ZIP archive's own list of entries is sound, and unpacks to something that a person can
 * open. Nothing is unpacked to find out.
 */
export async function inspectZip(bytes: Uint8Array): Promise<boolean> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Names are not looked at: nothing is written to disk.
    const archive = await fromBufferPromise(buffer, { decodeStrings: false });
    if (archive.entryCount === 0 || archive.entryCount > maxEntries) return false;
    let packed = 0;
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      if (entry.isEncrypted() || packed > bytes.length) return false;
    }
    return unpacked <= maxUnpackedBytes && unpacked <= Math.max(1, packed) * maxRatio;
  } catch {
    return false;
  }
}
