import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** Genuine office documents of 5 MB stay below these limits, including embedded documents. */
const maxUnpackedBytes = 256 * 1024 * 1024;
const maxEntries = 10_000;
const maxRatio = 200;
/** A sheet may be embedded in a presentation that is embedded in a document. */
const maxDepth = 3;
/** Archives up to this unpacked size are not checked for their compression ratio. */
const smallBytes = 1024 * 1024;

const archiveStart = Buffer.from('PK\x03\x04', 'latin1');

interface Budget {
  bytes: number;
  entries: number;
}

/**
 * The directory may contain false sizes, so each entry is unpacked as a stream up to its declared
 * size. Nested archives count in full.
 */
export async function inspectZip(bytes: Uint8Array): Promise<boolean> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return inspectArchive(buffer, { bytes: maxUnpackedBytes, entries: maxEntries }, 1);
}

async function inspectArchive(archive: Buffer, budget: Budget, depth: number): Promise<boolean> {
  if (depth > maxDepth) return false;
  try {
    // File names are ignored, because nothing is written to disk.
    const zip = await fromBufferPromise(archive, { decodeStrings: false });
    const entries = await listEntries(zip, archive.length, budget);
    if (!entries) return false;
    for (const entry of entries) {
      const inner = await unpack(zip, entry);
      if (inner && !(await inspectArchive(inner, budget, depth + 1))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the entries of an archive and subtracts them from the budget; null if they exceed it. */
async function listEntries(zip: ZipFile, length: number, budget: Budget): Promise<Entry[] | null> {
  budget.entries -= zip.entryCount;
  if (zip.entryCount === 0 || budget.entries < 0) return null;
  const entries: Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Compressed sizes that exceed the archive mean that entries share data.
    if (entry.isEncrypted() || packed > length) return null;
    entries.push(entry);
  }
  budget.bytes -= unpacked;
  const isDense = unpacked > smallBytes && unpacked > Math.max(1, packed) * maxRatio;
  return budget.bytes < 0 || isDense ? null : entries;
}

/**
 * Unpacks an entry and returns its bytes if it is an archive; otherwise null.
 * @throws if the entry does not match its directory record, for example if it is larger
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  if (entry.uncompressedSize === 0) return null;
  const chunks: Buffer[] = [];
  let isArchive: boolean | null = null;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (isArchive !== false) chunks.push(chunk as Buffer);
    if (isArchive === null && chunks.length > 0) {
      const start = Buffer.concat(chunks).subarray(0, archiveStart.length);
      if (start.length === archiveStart.length) isArchive = start.equals(archiveStart);
      if (isArchive === false) chunks.length = 0;
    }
  }
  return isArchive ? Buffer.concat(chunks) : null;
}
