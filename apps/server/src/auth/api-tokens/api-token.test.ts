import { describe, expect, it } from 'vitest';
import { isApiToken, newApiToken } from './api-token.ts';

describe('newApiToken', () => {
  it('returns a different token with the prefix each time', () => {
    const tokens = new Set(Array.from({ length: 100 }, newApiToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^ofc_[\w-]{49}$/);
  });
});

describe('isApiToken', () => {
  it('returns true for a new token', () => {
    expect(isApiToken(newApiToken())).toBe(true);
  });

  it.each([
    ['another prefix', (token: string) => token.replace('ofc_', 'ghp_')],
    [
      'a changed character',
      (token: string) => token.replace(/.$/, (at) => (at === 'A' ? 'B' : 'A')),
    ],
    ['a missing character', (token: string) => token.slice(0, -1)],
    ['text after it', (token: string) => `${token} `],
    ['another case', (token: string) => token.toUpperCase()],
  ])('returns false for %s', (_, change) => {
    expect(isApiToken(change(newApiToken()))).toBe(false);
  });

  it('returns false for the token of a session', () => {
    expect(isApiToken('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln')).toBe(false);
  });
});
