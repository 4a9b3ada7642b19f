import {
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { verificationCodeLength } from '@office/vocabulary';

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Derives the next refresh token. Deterministic, so that a lost response can be repeated. */
export function deriveNextToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh-successor:${token}`).digest('base64url');
}

/** Hashes a secret token for storage. Random tokens need no salt. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Hashes a bearer token with a key of one purpose, for `hashWithKeyId` and `storedHashes`. */
export function bearerHash(purpose: string, token: string): (secret: string) => string {
  return (secret) => {
    const key = createHmac('sha256', secret).update(purpose).digest();
    return createHmac('sha256', key).update(token).digest('base64url');
  };
}

/** Returns uniformly distributed digits, including leading zeros. */
export function newLoginCode(): string {
  return randomInt(10 ** verificationCodeLength)
    .toString()
    .padStart(verificationCodeLength, '0');
}

/** Keyed with the server secret, because four digits are easily guessed from a plain hash. */
export function hashLoginCode(secret: string, userId: string, ip: string, code: string): string {
  return createHmac('sha256', secret).update(`login-code:${userId}:${ip}:${code}`).digest('base64');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the hexadecimal key with which browsers encrypt the unsent text of a user. Not stored. */
export function storageKeyOf(secret: string, userId: string): string {
  const bytes = hkdfSync('sha256', secret, '', `office browser storage ${userId}`, 32);
  return Buffer.from(bytes).toString('hex');
}
