import { describe, expect, it } from 'vitest';
import { dropEmpty, emptyToNull } from './dropEmpty.ts';

describe('empty values', () => {
  const source = { a: '', b: null, c: undefined, d: 0, e: false, f: 'x', g: [] as string[] };

  it('are dropped, and nothing else', () => {
    expect(dropEmpty(source)).toEqual({ d: 0, e: false, f: 'x', g: [] });
  });

  it('become null where a field is to be emptied', () => {
    expect(emptyToNull({ a: '', f: 'x' })).toEqual({ a: null, f: 'x' });
  });
});
