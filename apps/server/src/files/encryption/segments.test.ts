import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../../platform/file-storage.ts';
import { contentSize, DamagedFileError, decryptSegments, encryptSegments } from './segments.ts';

const segment = 64 * 1024;
const firstContent = segment - 16 - 40;
const nextContent = segment - 16;
const key = { dataKey: randomBytes(32), fileId: 'file-1' };

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const encrypt = (content: Buffer, chunk = 10_000) =>
  collect(encryptSegments(inChunks(content, chunk), key));

function decrypt(encrypted: Buffer, range?: ByteRange, by = key): Promise<Buffer> {
  async function* read({ start, end }: ByteRange) {
    yield* inChunks(encrypted.subarray(start, end + 1), 7000);
  }
  const source = { size: encrypted.length, read: (part: ByteRange) => Promise.resolve(read(part)) };
  return collect(decryptSegments(source, by, range));
}

const sizes = [
  ...[0, 1, firstContent - 1, firstContent, firstContent + 1],
  ...[firstContent + nextContent, firstContent + nextContent + 1, 300_000],
];

it.each(sizes)('decrypts %i bytes', async (size) => {
  const content = randomBytes(size);
  for (const chunk of [1000, 1_000_000]) {
    const encrypted = await encrypt(content, chunk);
    expect(contentSize(encrypted.length)).toBe(size);
    expect((await decrypt(encrypted)).equals(content)).toBe(true);
  }
});

it.each([
  [0, 0],
  [0, 99],
  [firstContent - 1, firstContent],
  [firstContent, firstContent],
  [firstContent + nextContent - 1, firstContent + nextContent],
  [100_000, 250_000],
  [299_999, 299_999],
])('decrypts the range from %i to %i', async (start, end) => {
  const content = randomBytes(300_000);
  const found = await decrypt(await encrypt(content), { start, end });
  expect(found.equals(content.subarray(start, end + 1))).toBe(true);
});

it('encrypts the same content with other bytes each time', async () => {
  const content = randomBytes(100);
  expect((await encrypt(content)).equals(await encrypt(content))).toBe(false);
});

describe('damaged bytes', async () => {
  const content = randomBytes(200_000);
  const encrypted = await encrypt(content);
  const flipped = (at: number) => {
    const bytes = Buffer.from(encrypted);
    bytes[at]! ^= 1;
    return bytes;
  };
  const segmentAt = (number: number) =>
    encrypted.subarray(number * segment, (number + 1) * segment);

  it.each<[string, Buffer]>([
    ['a changed header length', flipped(0)],
    ['a changed salt', flipped(5)],
    ['a changed nonce', flipped(35)],
    ['a changed byte', flipped(100)],
    ['a changed tag', flipped(encrypted.length - 1)],
    ['swapped segments', Buffer.concat([segmentAt(0), segmentAt(2), segmentAt(1), segmentAt(3)])],
    ['a missing segment', Buffer.concat([segmentAt(0), segmentAt(2), segmentAt(3)])],
    ['a missing last segment', encrypted.subarray(0, 3 * segment)],
    ['a missing end', encrypted.subarray(0, -100)],
    ['only a header', encrypted.subarray(0, 40)],
    ['nothing', Buffer.alloc(0)],
  ])('are rejected with %s', async (_, damaged) => {
    await expect(decrypt(damaged)).rejects.toThrow(DamagedFileError);
  });

  it('are rejected as those of another file or key', async () => {
    const other = { ...key, fileId: 'file-2' };
    await expect(decrypt(encrypted, undefined, other)).rejects.toThrow(DamagedFileError);
    const stranger = { ...key, dataKey: randomBytes(32) };
    await expect(decrypt(encrypted, undefined, stranger)).rejects.toThrow(DamagedFileError);
  });

  it('do not prevent reading an intact range', async () => {
    const range = { start: 0, end: 99 };
    const found = await decrypt(flipped(encrypted.length - 1), range);
    expect(found.equals(content.subarray(0, 100))).toBe(true);
  });
});
