import { expect, it } from 'vitest';
import { patched, WebmDuration } from './webmDuration.ts';

const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

/** Encodes the size in `sizeBytes` bytes before the content. */
function element(id: number[], content: number[], sizeBytes = 1): number[] {
  const size = Array.from({ length: sizeBytes }, (_, index) =>
    index === sizeBytes - 1 ? content.length : 0,
  );
  size[0]! |= 0x80 >> (sizeBytes - 1);
  return [...id, ...size, ...content];
}

const head = element([0x1a, 0x45, 0xdf, 0xa3], [0x42, 0x86, 0x81, 1], 8);
const segment = [0x18, 0x53, 0x80, 0x67, ...unknownSize];
const milliseconds = element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40]);
const app = element([0x4d, 0x80], [0x43, 0x68]);
const info = (content: number[], sizeBytes = 1) =>
  element([0x15, 0x49, 0xa9, 0x66], content, sizeBytes);
const tracks = element([0x16, 0x54, 0xae, 0x6b], [0xae, 0x80], 8);
const cluster = [0x1f, 0x43, 0xb6, 0x75, ...unknownSize, 0xe7, 0x81, 0, 0xa3, 0x81, 7];

const stream = (...parts: number[][]) =>
  new Blob([new Uint8Array(parts.flat())], { type: 'video/webm' });
const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];

it.each([1, 8])(
  'reserves space for the duration and fills it at the end: sizes of %i bytes',
  async (sizeBytes) => {
    const duration = new WebmDuration();
    const first = stream(
      head,
      segment,
      info([...milliseconds, ...app], sizeBytes),
      tracks,
      cluster,
    );
    const reserved = await duration.reserve(first);
    expect(reserved.type).toBe('video/webm');
    const withSlot = (slot: number[]) =>
      [head, segment, info([...milliseconds, ...app, ...slot], 8), tracks, cluster].flat();
    expect(await bytesOf(reserved)).toEqual(withSlot([0xec, 0x89, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    const file = patched(reserved, duration.fill(62_000));
    // 62,000 as an eight-byte number.
    const length = [0x40, 0xee, 0x46, 0, 0, 0, 0, 0];
    expect(await bytesOf(file)).toEqual(withSlot([0x44, 0x89, 0x88, ...length]));
    expect(duration.fill(null)).toBeNull();
    expect(patched(reserved, null)).toBe(reserved);
  },
);

it.each<[what: string, first: Blob]>([
  ['a file that is not WebM', stream([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f])],
  ['nothing', stream([])],
  ['a complete file', stream(head, element([0x18, 0x53, 0x80, 0x67], info(milliseconds)))],
  ['a file with a duration', stream(head, segment, info(element([0x44, 0x89], [0, 0, 0, 1])))],
  [
    'a file with another time scale',
    stream(head, segment, info(element([0x2a, 0xd7, 0xb1], [0x64]))),
  ],
  [
    'a file with a seek index',
    stream(head, segment, element([0x11, 0x4d, 0x9b, 0x74], []), info([])),
  ],
  ['a truncated file', stream(head, segment, info([...milliseconds, ...app]).slice(0, -1))],
])('leaves %s unchanged', async (_, first) => {
  const duration = new WebmDuration();
  expect(await duration.reserve(first)).toBe(first);
  expect(duration.fill(1000)).toBeNull();
});
