import { describe, expect, it } from 'vitest';
import { hashWithKeyId, keyIdOf, storedHashes } from './key-ring.ts';
import { decryptToken, encryptToken } from './token-cipher.ts';

const ring = { secret: 's'.repeat(32), previousSecrets: [] };
const other = { secret: 't'.repeat(32), previousSecrets: [] };
const rotated = { ...other, previousSecrets: [ring.secret] };

const withoutKeyId = (sealed: string) => sealed.slice(sealed.lastIndexOf('.') + 1);

describe('an encrypted token', () => {
  const sealed = encryptToken(ring, 'ya29.token', 'account-1');

  it('is decrypted with its secret and row', () => {
    expect(sealed).not.toContain('token');
    expect(encryptToken(ring, 'ya29.token', 'account-1')).not.toBe(sealed);
    expect(decryptToken(ring, sealed, 'account-1')).toBe('ya29.token');
    expect(decryptToken(rotated, sealed, 'account-1')).toBe('ya29.token');
  });

  it.each([
    ['of another row', sealed, 'account-2'],
    ['with a changed tag', sealed.replace(/.{3}$/, 'AAA'), 'account-1'],
    [
      'with another key id',
      sealed.replace(keyIdOf(ring.secret), keyIdOf(other.secret)),
      'account-1',
    ],
    ['that is empty', '', 'account-1'],
  ])('is rejected %s', (_, value, row) => {
    expect(decryptToken(rotated, value, row)).toBeNull();
  });

  it('is rejected without its secret', () => {
    expect(decryptToken(other, sealed, 'account-1')).toBeNull();
    expect(decryptToken(other, withoutKeyId(sealed), 'account-1')).toBeNull();
  });

  it('is rejected for another purpose', () => {
    const secret = encryptToken(ring, 'JBSWY3DP', 'user-1', 'two-factor-secrets');
    expect(decryptToken(ring, secret, 'user-1', 'two-factor-secrets')).toBe('JBSWY3DP');
    expect(decryptToken(ring, secret, 'user-1')).toBeNull();
  });

  it('of an earlier version is decrypted', () => {
    expect(decryptToken(rotated, withoutKeyId(sealed), 'account-1')).toBe('ya29.token');
  });
});

it('finds hashes of previous secrets and of earlier versions', () => {
  const hash = (secret: string) => `hash-${secret[0]}`;
  const stored = hashWithKeyId(ring, hash);
  expect(stored).toBe(`${keyIdOf(ring.secret)}.hash-s`);
  expect(storedHashes(rotated, hash)).toEqual([
    `${keyIdOf(other.secret)}.hash-t`,
    'hash-t',
    stored,
    'hash-s',
  ]);
});
