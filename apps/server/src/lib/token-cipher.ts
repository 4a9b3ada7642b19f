import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, findSecret, keyIdOf, secretsOf, type KeyRing } from './key-ring.ts';

const ivLength = 12;
const tagLength = 16;

/** Values of one purpose cannot be decrypted as values of another. */
export const cipherPurposes = [
  'linked-account-tokens',
  'two-factor-secrets',
  'sso-secrets',
  'audit-stream-secrets',
  'outgoing-webhook-secrets',
  'slash-command-secrets',
  'calendar-feeds',
  'file-keys',
] as const;
export type CipherPurpose = (typeof cipherPurposes)[number];

/** Precedes the key id. Values of earlier versions have neither. */
const format = 'k1';

/** Start of the values that are encrypted with the current secret. */
export const currentPrefix = ({ secret }: KeyRing): string => `${format}.${keyIdOf(secret)}.`;

/** Encrypts a token with AES-256-GCM. Authenticates the row: copies to other rows cannot be decrypted. */
export function encryptToken(
  ring: KeyRing,
  token: string,
  rowOf: string,
  purpose: CipherPurpose = 'linked-account-tokens',
): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(ring.secret, purpose, 32), iv);
  cipher.setAAD(Buffer.from(rowOf));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return currentPrefix(ring) + bytes.toString('base64url');
}

/** Decrypts the output of {@link encryptToken}. Returns null if its secret is not in the key ring. */
export function decryptToken(
  ring: KeyRing,
  sealed: string,
  rowOf: string,
  purpose: CipherPurpose = 'linked-account-tokens',
): string | null {
  const keyId = keyIdIn(sealed);
  const named = keyId === null ? null : findSecret(ring, keyId);
  const secrets = keyId === null ? secretsOf(ring) : named === null ? [] : [named];
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf('.') + 1), 'base64url');
  for (const secret of secrets) {
    const token = decrypt(deriveKey(secret, purpose, 32), bytes, rowOf);
    if (token !== null) return token;
  }
  return null;
}

/** Returns the id of the secret that encrypted a value, or null for values of earlier versions. */
export function keyIdIn(sealed: string): string | null {
  const [start, keyId, ...rest] = sealed.split('.');
  return start === format && keyId && rest.length === 1 ? keyId : null;
}

function decrypt(key: Buffer, bytes: Buffer, rowOf: string): string | null {
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
    cipher.setAAD(Buffer.from(rowOf)).setAuthTag(tag);
    const text = Buffer.concat([
      cipher.update(bytes.subarray(ivLength + tagLength)),
      cipher.final(),
    ]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
