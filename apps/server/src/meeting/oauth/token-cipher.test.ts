import { expect, it } from 'vitest';
import { openToken, sealToken } from './token-cipher.ts';

const secret = 's'.repeat(32);

it('decrypts a token only with the same secret and row', () => {
  const sealed = sealToken(secret, 'ya29.token', 'account-1');
  expect(sealed).not.toContain('token');
  expect(sealToken(secret, 'ya29.token', 'account-1')).not.toBe(sealed);
  expect(openToken(secret, sealed, 'account-1')).toBe('ya29.token');
  expect(openToken(secret, sealed, 'account-2')).toBeNull();
  expect(openToken('t'.repeat(32), sealed, 'account-1')).toBeNull();
  const flipped = Buffer.from(sealed, 'base64url');
  flipped[flipped.length - 1]! ^= 1;
  expect(openToken(secret, flipped.toString('base64url'), 'account-1')).toBeNull();
  expect(openToken(secret, '', 'account-1')).toBeNull();
});
