import { expect, it } from 'vitest';
import { decryptToken, encryptToken } from './token-cipher.ts';

const secret = { secret: 's'.repeat(32), previousSecrets: [] };

it('decrypts a token only with the same secret and row', () => {
  const sealed = encryptToken(secret, 'ya29.token', 'account-1');
  expect(sealed).not.toContain('token');
  expect(encryptToken(secret, 'ya29.token', 'account-1')).not.toBe(sealed);
  expect(decryptToken(secret, sealed, 'account-1')).toBe('ya29.token');
  expect(decryptToken(secret, sealed, 'account-2')).toBeNull();
  expect(decryptToken({ ...secret, secret: 't'.repeat(32) }, sealed, 'account-1')).toBeNull();
  const flipped = Buffer.from(sealed, 'base64url');
  flipped[flipped.length - 1]! ^= 1;
  expect(decryptToken(secret, flipped.toString('base64url'), 'account-1')).toBeNull();
  expect(decryptToken(secret, '', 'account-1')).toBeNull();
});

it('does not decrypt a token of another purpose', () => {
  const sealed = encryptToken(secret, 'JBSWY3DP', 'user-1', 'two-factor-secrets');
  expect(decryptToken(secret, sealed, 'user-1', 'two-factor-secrets')).toBe('JBSWY3DP');
  expect(decryptToken(secret, sealed, 'user-1')).toBeNull();
});
