import { describe, expect, it } from 'vitest';
import { newId } from './newId.ts';

describe('newId', () => {
  it('returns a unique UUID of version 4', () => {
    const ids = Array.from({ length: 500 }, newId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(500);
  });

  it('works without a secure context', () => {
    const { crypto } = globalThis;
    const plain = {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    };
    Object.defineProperty(globalThis, 'crypto', { value: plain, configurable: true });
    try {
      expect(newId()).toHaveLength(36);
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
    }
  });
});
