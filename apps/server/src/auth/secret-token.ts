import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { verificationCodeLength } from '@office/vocabulary';

/** 256 random bits, safe in an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows another one: always the same, so that an exchange whose answer was lost can be
 * repeated, and nobody's guess without the server's secret.
 */
export function successorOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh-successor:${token}`).digest('base64url');
}

/** The stored form of a secret token. A random one needs no salt. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Digits, each as likely as the next, leading zeros included. */
export function newLoginCode(): string {
  return randomInt(10 ** verificationCodeLength)
    .toString()
    .padStart(verificationCodeLength, '0');
}

/** Four digits are quickly tried, so what is stored depends on the server's secret too. */
export function hashLoginCode(secret: string, userId: string, ip: string, code: string): string {
  return createHmac('sha256', secret).update(`login-code:${userId}:${ip}:${code}`).digest('base64');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
