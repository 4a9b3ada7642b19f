import { createHmac, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@office/vocabulary';

/** Base32 (RFC 4648). */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const groupLength = 5;

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns new codes of 50 random bits each, such as `K3PXP-JBSWY`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => `${newGroup()}-${newGroup()}`);
}

/** Ignores case and hyphens. Keyed with the server secret, because 50 bits can be guessed offline. */
export function hashRecoveryCode(secret: string, userId: string, code: string): string {
  const plain = code.replaceAll('-', '').toUpperCase();
  return createHmac('sha256', secret)
    .update(`recovery-code:${userId}:${plain}`)
    .digest('base64url');
}
