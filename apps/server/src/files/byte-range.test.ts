import { describe, expect, it } from 'vitest';
import { requestedRange } from './byte-range.ts';

const file = { size: 1000, etag: '"a"' };

describe('requestedRange', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=200-499', { start: 200, end: 499 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=-0', 'beyond'],
    ['bytes=1000-', 'beyond'],
    ['bytes=99999999999999999999-', 'beyond'],
    ['bytes=500-200', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes= 0-1', undefined],
  ])('parses %s as %o', (range, part) => {
    expect(requestedRange({ headers: { range } }, file)).toEqual(part);
  });

  it('returns undefined when If-Range names another version', () => {
    const of = (version: string) =>
      requestedRange({ headers: { range: 'bytes=0-9', 'if-range': version } }, file);
    expect(of('"a"')).toEqual({ start: 0, end: 9 });
    expect(of('"b"')).toBeUndefined();
  });
});
