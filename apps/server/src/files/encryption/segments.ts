import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ByteRange } from '../../platform/file-storage.ts';

/**
 * AES256-GCM-HKDF streaming encryption in the format of Google Tink with segments of 64 kB. The header contains a
 * salt, from which the key of these bytes is derived, and the start of the nonces. Nonces contain the number of the
 * segment and whether it is the last, so that reordered and truncated bytes do not decrypt.
 * https://developers.google.com/tink/streaming-aead/aes_gcm_hkdf_streaming
 */
const segmentBytes = 64 * 1024;
const tagBytes = 16;
const saltBytes = 32;
const prefixBytes = 7;
const nonceBytes = 12;
const headerBytes = 1 + saltBytes + prefixBytes;
/** Bytes of content in a segment. The first one also contains the header. */
const contentBytes = segmentBytes - tagBytes;

/** Encrypted bytes were changed, or belong to another file or key. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

export interface SegmentKey {
  /** 32 bytes. */
  dataKey: Buffer;
  /** Bytes of one file do not decrypt as those of another. */
  fileId: string;
}

/** Position of a byte of the content when the header counts as content. */
const segmentOf = (position: number) => Math.floor((position + headerBytes) / contentBytes);

/** Returns the size of the content, or null if no content has this encrypted size. */
export function contentSize(encryptedSize: number): number | null {
  const segments = Math.ceil(encryptedSize / segmentBytes);
  const size = encryptedSize - segments * tagBytes - headerBytes;
  return size >= 0 && encryptedSizeOf(size) === encryptedSize ? size : null;
}

function encryptedSizeOf(size: number): number {
  return size + headerBytes + Math.ceil((size + headerBytes) / contentBytes) * tagBytes;
}

export async function* encryptSegments(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  key: SegmentKey,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([
    Buffer.of(headerBytes),
    randomBytes(saltBytes),
    randomBytes(prefixBytes),
  ]);
  const segments = new Segments(header, key);
  yield header;
  let number = 0;
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    pending.push(chunk);
    length += chunk.length;
    let capacity = capacityOf(number);
    // Keeps a full segment, because it may be the last.
    if (length <= capacity) continue;
    let bytes = Buffer.concat(pending);
    while (bytes.length > capacity) {
      yield segments.encrypt(number, bytes.subarray(0, capacity), false);
      bytes = bytes.subarray(capacity);
      number += 1;
      capacity = capacityOf(number);
    }
    pending = [bytes];
    length = bytes.length;
  }
  yield segments.encrypt(number, Buffer.concat(pending), true);
}

const capacityOf = (segment: number) => (segment === 0 ? contentBytes - headerBytes : contentBytes);

export interface EncryptedSource {
  /** In bytes. */
  size: number;
  read(range: ByteRange): Promise<AsyncIterable<Buffer>>;
}

/**
 * Decrypts a range, or everything. Yields no byte of a segment before its tag is verified.
 * @throws {DamagedFileError}
 */
export async function* decryptSegments(
  { size: encryptedSize, read }: EncryptedSource,
  key: SegmentKey,
  range?: ByteRange,
): AsyncGenerator<Buffer> {
  const size = contentSize(encryptedSize);
  if (size === null) throw new DamagedFileError('The encrypted file is incomplete');
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const last = Math.ceil(encryptedSize / segmentBytes) - 1;
  const [from, to] = [segmentOf(start), Math.min(segmentOf(Math.max(end, start)), last)];
  const stop = Math.min((to + 1) * segmentBytes, encryptedSize) - 1;
  const header = from === 0 ? null : await collect(await read({ start: 0, end: headerBytes - 1 }));
  let segments = header && new Segments(header, key);
  let number = from;
  for await (const chunk of segmentsIn(await read({ start: from * segmentBytes, end: stop }))) {
    segments ??= new Segments(chunk.subarray(0, headerBytes), key);
    const encrypted = number === 0 ? chunk.subarray(headerBytes) : chunk;
    const content = segments.decrypt(number, encrypted, number === last);
    const first = number === 0 ? 0 : number * contentBytes - headerBytes;
    yield content.subarray(Math.max(0, start - first), Math.max(0, end + 1 - first));
    number += 1;
  }
  if (number !== to + 1) throw new DamagedFileError('The encrypted file ended early');
}

class Segments {
  readonly #key: Buffer;
  readonly #prefix: Buffer;

  constructor(header: Buffer, { dataKey, fileId }: SegmentKey) {
    if (header.length !== headerBytes || header[0] !== headerBytes) {
      throw new DamagedFileError('The encrypted file has no header');
    }
    const salt = header.subarray(1, 1 + saltBytes);
    this.#key = Buffer.from(hkdfSync('sha256', dataKey, salt, fileId, 32));
    this.#prefix = header.subarray(1 + saltBytes);
  }

  encrypt(number: number, content: Uint8Array, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, this.#nonceOf(number, isLast));
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }

  decrypt(number: number, encrypted: Buffer, isLast: boolean): Buffer {
    const nonce = this.#nonceOf(number, isLast);
    const cipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: tagBytes });
    try {
      cipher.setAuthTag(encrypted.subarray(-tagBytes));
      return Buffer.concat([cipher.update(encrypted.subarray(0, -tagBytes)), cipher.final()]);
    } catch (cause) {
      throw new DamagedFileError(`Segment ${number} of the encrypted file is damaged`, { cause });
    }
  }

  #nonceOf(number: number, isLast: boolean): Buffer {
    const nonce = Buffer.alloc(nonceBytes);
    this.#prefix.copy(nonce);
    nonce.writeUInt32BE(number, prefixBytes);
    nonce.writeUInt8(isLast ? 1 : 0, nonceBytes - 1);
    return nonce;
  }
}

async function* segmentsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    length += chunk.length;
    if (length < segmentBytes) continue;
    let bytes = Buffer.concat(pending);
    for (; bytes.length >= segmentBytes; bytes = bytes.subarray(segmentBytes)) {
      yield bytes.subarray(0, segmentBytes);
    }
    pending = [bytes];
    length = bytes.length;
  }
  if (length > 0) yield Buffer.concat(pending);
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return Buffer.concat(found);
}
