import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Values of one purpose cannot be decrypted as values of another. */
export type CipherPurpose =
  'linked-account-tokens' | 'two-factor-secrets' | 'sso-secrets' | 'audit-stream-secrets';

/** Caches derived keys: key derivation is much slower than decryption. */
const keys = new Map<string, Buffer>();

function keyOf(secret: string, purpose: CipherPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  keys.set(name, key);
  return key;
}

/** Encrypts a token with AES-256-GCM. Authenticates the row: copies to other rows cannot be decrypted. */
export function encryptToken(
  secret: string,
  token: string,
  rowOf: string,
  purpose: CipherPurpose = 'linked-account-tokens',
): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  cipher.setAAD(Buffer.from(rowOf));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the output of {@link encryptToken}. Returns null if the secret has changed. */
export function decryptToken(
  secret: string,
  sealed: string,
  rowOf: string,
  purpose: CipherPurpose = 'linked-account-tokens',
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv, {
      authTagLength: tagLength,
    });
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
