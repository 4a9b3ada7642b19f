import { personStates } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  decodeFrame,
  decodeMove,
  encodeFrame,
  encodeMove,
  isNewerSequence,
  serverTimeBetween,
} from './codec.ts';

describe('move codec', () => {
  it.each([
    { x: 0, z: 0, heading: 0, state: 'stand', sequence: 0 },
    { x: 12.34, z: 5.67, heading: Math.PI, state: 'walk', sequence: 65535 },
    { x: 327.67, z: 0.01, heading: Math.PI / 2, state: 'wave', sequence: 300 },
  ] as const)('encodes eight bytes: $state', (move) => {
    const bytes = encodeMove(move);
    expect(bytes.byteLength).toBe(8);
    expect(decodeMove(bytes)).toEqual(move);
    expect(decodeMove(bytes.buffer)).toEqual(move);
    expect(decodeMove(Buffer.from(bytes))).toEqual(move);
  });

  it('decodes from a slice of a larger buffer', () => {
    const move = { x: 1, z: 2, heading: 0, state: 'sit', sequence: 7 } as const;
    const large = new Uint8Array(32);
    large.set(encodeMove(move), 13);
    expect(decodeMove(large.subarray(13, 21))).toEqual(move);
  });

  it('rounds to a centimetre and 1/256 of a turn, and normalises negative headings', () => {
    const move = decodeMove(
      encodeMove({ x: 1.2345, z: 9.8765, heading: -0.3, state: 'walk', sequence: 1 }),
    );
    expect(move?.x).toBeCloseTo(1.23, 5);
    expect(move?.z).toBeCloseTo(9.88, 5);
    expect(Math.abs(move!.heading - (2 * Math.PI - 0.3))).toBeLessThan((2 * Math.PI) / 256);
  });

  it.each([
    undefined,
    null,
    'text',
    8,
    {},
    [],
    new Uint8Array(0),
    new Uint8Array(7),
    new Uint8Array(9),
    new Uint8Array([0, 0, 0, 0, 0, personStates.length, 0, 0]),
  ])('decodes %s as undefined', (data) => expect(decodeMove(data)).toBeUndefined());
});

describe('frame codec', () => {
  const poses = [
    { person: 0, x: 1, z: 2, heading: 0, state: 'stand' },
    { person: 65535, x: 30.25, z: 20.5, heading: Math.PI / 4, state: 'walk' },
  ] as const;

  it('encodes four bytes plus eight per person', () => {
    const frame = { serverTime: 123456, poses: [...poses] };
    const bytes = encodeFrame(frame);
    expect(bytes.byteLength).toBe(4 + 8 * 2);
    expect(decodeFrame(bytes)).toEqual(frame);
  });

  it('encodes empty frames and wraps the server time', () => {
    expect(decodeFrame(encodeFrame({ serverTime: 2 ** 32 + 5, poses: [] }))).toEqual({
      serverTime: 5,
      poses: [],
    });
  });

  it.each([
    undefined,
    'x',
    {},
    new Uint8Array(3),
    new Uint8Array(5),
    new Uint8Array(4 + 8).fill(255),
  ])('decodes %s as undefined', (data) => expect(decodeFrame(data)).toBeUndefined());
});

it.each([
  [10, 20, 10],
  [20, 10, -10],
  [2 ** 32 - 5, 5, 10],
  [5, 2 ** 32 - 5, -10],
])('serverTimeBetween %i and %i returns %i ms', (from, to, between) => {
  expect(serverTimeBetween(from, to)).toBe(between);
});

it.each([
  [1, 0, true],
  [0, 0, false],
  [0, 1, false],
  [0, 65535, true],
  [65535, 0, false],
  [40000, 10000, true],
])('isNewerSequence of %i after %i: %s', (sequence, last, newer) => {
  expect(isNewerSequence(sequence, last)).toBe(newer);
});
