import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Made once: a key takes longer to derive than a token to read. */
const keys = new Map<string, Buffer>();

function keyOf(secret: string): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'linked-account-tokens', 32));
  keys.set(secret, key);
  return key;
}

/**
 * Writes a secret for the database, by AES-256-GCM. It can be read only where it was written for: moved to
 * another row it is refused.
 */
export function sealToken(secret: string, token: string, rowOf: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(rowOf));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what {@link sealToken} wrote; null for anything else, as after a change of the office's secret. */
export function openToken(secret: string, sealed: string, rowOf: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: tagLength });
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
