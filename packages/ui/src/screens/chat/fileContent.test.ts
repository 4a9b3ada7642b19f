import { expect, it } from 'vitest';
import { matchesFileType } from './fileContent.ts';

const bytesOf = (start: string | readonly number[]) =>
  typeof start === 'string' ? [...start].map((sign) => sign.charCodeAt(0)) : start;
const file = (name: string, ...parts: (string | readonly number[])[]) =>
  new File([Uint8Array.from(parts.flatMap(bytesOf))], name);
const uint16 = (value: number) => [value & 0xff, value >> 8];
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)];
const big = (bytes: number[]) => bytes.toReversed();

const png = (width: number, height: number) => [
  ...bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  ...big(uint32(width)),
  ...big(uint32(height)),
];
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8],
  ...big(uint16(height)),
  ...big(uint16(width)),
  ...Array<number>(12).fill(0),
];
/** A ZIP archive whose directory claims the given name and unpacked size. */
function zip(name: string, unpacked: number): number[] {
  const local = [...bytesOf('PK\x03\x04'), ...Array<number>(100).fill(1)];
  const entry = [
    ...uint32(0x02014b50),
    ...Array<number>(16).fill(0),
    ...uint32(100),
    ...uint32(unpacked),
    ...uint16(name.length),
    ...Array<number>(16).fill(0),
    ...bytesOf(name),
  ];
  const end = [...uint32(0x06054b50), 0, 0, 0, 0, 1, 0, 1, 0];
  return [...local, ...entry, ...end, ...uint32(entry.length), ...uint32(local.length), 0, 0];
}

it.each([
  ['a picture', file('a.PNG', png(640, 480)), true],
  ['a photo', file('a.jpeg', jpeg(4000, 3000)), true],
  ['an animation', file('a.gif', 'GIF89a', uint16(10), uint16(10)), true],
  ['a document', file('a.pdf', '%PDF-1.7 …'), true],
  ['a table', file('a.xlsx', zip('xl/workbook.xml', 4000)), true],
  ['text', file('a.txt', [0xe3, 0x81, 0x82, 0x0a]), true],
  ['text in UTF-16', file('a.csv', [0xff, 0xfe, 0x42, 0x30, 0, 0]), true],
  ['a web page named as a picture', file('a.png', '<svg onload="alert(1)">'), false],
  ['an executable named as text', file('a.txt', 'MZ\0\x01\x02'), false],
  ['a document named as text', file('a.txt', '%PDF-1.7'), false],
  ['a photo named as another picture type', file('a.png', jpeg(10, 10)), false],
  ['a picture that decompresses to 40 GB', file('a.png', png(100_000, 100_000)), false],
  ['a photo that decompresses to 40 GB', file('a.jpg', jpeg(60_000, 60_000)), false],
  ['an archive named as a picture', file('a.png', zip('a', 10)), false],
  ['an archive named as a document', file('a.docx', zip('xl/workbook.xml', 4000)), false],
  ['an archive that decompresses to 2 GB', file('a.docx', zip('word/a.xml', 2_000_000_000)), false],
  ['a truncated archive', file('a.docx', 'PK\x03\x04'), false],
  ['a truncated photo', file('a.jpg', [0xff, 0xd8, 0xff, 0xe0]), false],
  ['nothing', file('a.png'), false],
  ['another type', file('a.svg', '<svg/>'), false],
])('%s', async (_, file, is) => {
  expect(await matchesFileType(file)).toBe(is);
});
