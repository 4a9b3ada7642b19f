import { describe, expect, it } from 'vitest';
import { zip, type ZipEntry } from '../../../test/files.ts';
import { inspectZip } from './zip-inspection.ts';

const part = (data: Buffer | string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'word/document.xml',
  data: Buffer.from(data),
  deflated: true,
  ...more,
});
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
/** Text that compresses like a document, to about a tenth. */
const prose = (bytes: number) =>
  Buffer.from(
    Array.from(
      { length: Math.ceil(bytes / 28) },
      (_, row) => `<c r="A${row}"><v>${(row * 7919) % 9973}</v></c>`,
    ).join(''),
  ).subarray(0, bytes);
const nested = (times: number, content: Buffer): Buffer =>
  times === 0
    ? content
    : nested(times - 1, zip([part(content, { name: 'word/embeddings/1.xlsx' })]));

describe('inspectZip with a valid archive', () => {
  it.each([
    ['with a document', zip([part(prose(40_000)), part('', { name: 'empty' })])],
    [
      'with a large spreadsheet',
      zip([part(prose(20 * 1024 * 1024), { name: 'xl/worksheets/sheet1.xml' })]),
    ],
    ['that is small and highly compressed', zip([part(Buffer.alloc(900_000))])],
    ['nested three levels deep', nested(3, prose(10_000))],
    ['without compression', zip([part(prose(5000), { deflated: false })])],
  ])('accepts an archive %s', async (_case, bytes) => {
    expect(await inspectZip(bytes)).toBe(true);
  });
});

describe('inspectZip with an invalid archive', () => {
  it.each([
    ['with a compression ratio of 1,000', zip([part(zeros(20))])],
    ['that declares a smaller size than its content', zip([part(zeros(20), { unpacked: 1000 })])],
    ['that declares a larger size than its content', zip([part('x', { unpacked: 1000 })])],
    [
      'that exceeds the total uncompressed size',
      zip(Array.from({ length: 3 }, (_, index) => part(prose(9e7), { name: `${index}.xml` }))),
    ],
    [
      'with too many entries',
      zip(Array.from({ length: 10_001 }, (_, i) => part('', { name: `${i}` }))),
    ],
    [
      'with a nested ZIP bomb',
      zip([part(zip([part(zeros(20))]), { name: 'word/embeddings/1.docx' })]),
    ],
    ['nested four levels deep', nested(4, prose(10_000))],
    ['that is empty', zip([])],
    ['that is truncated', zip([part(prose(40_000))]).subarray(0, 3000)],
    ['with corrupt compressed data', zip([part(prose(3000))]).fill(0xee, 60, 300)],
  ])('rejects an archive %s', async (_case, bytes) => {
    expect(await inspectZip(bytes)).toBe(false);
  });

  it('rejects an archive whose entries repeat the same data', async () => {
    const archive = zip([part(prose(40_000))]);
    const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    const start = archive.readUInt32LE(end + 16);
    const entry = archive.subarray(start, end);
    const times = 20;
    const tail = Buffer.from(archive.subarray(end));
    tail.writeUInt16LE(times, 8);
    tail.writeUInt16LE(times, 10);
    tail.writeUInt32LE(entry.length * times, 12);
    const list = Array.from({ length: times }, () => entry);
    expect(await inspectZip(Buffer.concat([archive.subarray(0, start), ...list, tail]))).toBe(
      false,
    );
  });
});
