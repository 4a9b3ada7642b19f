import { describe, expect, it } from 'vitest';
import { dropEmpty, emptyToNull } from './dropEmpty.ts';

describe('empty values', () => {
  const source = { a: '', b: null, c: undefined, d: 0, e: false, f: 'x', g: [] as string[] };

  it('are removed by dropEmpty, other values are kept', () => {
    expect(dropEmpty(source)).toEqual({ d: 0, e: false, f: 'x', g: [] });
  });

  it('are replaced with null by emptyToNull', () => {
    expect(emptyToNull({ a: '', f: 'x' })).toEqual({ a: null, f: 'x' });
  });
});
