import { describe, expect, it } from 'vitest';
import { zip, type ZipEntry } from '../../test/files.ts';
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
    ['of a document', zip([part(prose(40_000)), part('', { name: 'empty' })])],
    [
      'of a large sheet',
      zip([part(prose(20 * 1024 * 1024), { name: 'xl/worksheets/sheet1.xml' })]),
    ],
    ['that is small and packs well', zip([part(Buffer.alloc(900_000))])],
    ['with a sheet in a presentation in a document', nested(3, prose(10_000))],
    ['that was not packed', zip([part(prose(5000), { deflated: false })])],
  ])('accepts an archive %s', async (_case, bytes) => {
    expect(await inspectZip(bytes)).toBe(true);
  });
});

describe('inspectZip with an invalid archive', () => {
  it.each([
    ['that unpacks to a thousand times as much', zip([part(zeros(20))])],
    ['whose list says less than is there', zip([part(zeros(20), { unpacked: 1000 })])],
    ['whose list says more than is there', zip([part('x', { unpacked: 1000 })])],
    [
      'that unpacks to too much in all',
      zip(Array.from({ length: 3 }, (_, index) => part(prose(9e7), { name: `${index}.xml` }))),
    ],
    [
      'of too many entries',
      zip(Array.from({ length: 10_001 }, (_, i) => part('', { name: `${i}` }))),
    ],
    ['with a bomb inside', zip([part(zip([part(zeros(20))]), { name: 'word/embeddings/1.docx' })])],
    ['with an archive in an archive in an archive in one', nested(4, prose(10_000))],
    ['of nothing', zip([])],
    ['of half of one', zip([part(prose(40_000))]).subarray(0, 3000)],
    ['of noise that says it is packed', zip([part(prose(3000))]).fill(0xee, 60, 300)],
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
