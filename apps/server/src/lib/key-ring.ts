import { hkdfSync } from 'node:crypto';

/**
 * The secrets of the server. New values are encrypted and hashed with `secret`. The previous secrets
 * read stored values only: they sign no tokens and verify none, because others may know them. The exception are addresses
 * of calendar notifications, which only start a sync (see `calendar-channels.ts`).
 */
export interface KeyRing {
  secret: string;
  previousSecrets: readonly string[];
}

export const secretsOf = ({ secret, previousSecrets }: KeyRing): string[] => [
  secret,
  ...previousSecrets,
];

/** Caches derived values: key derivation is much slower than decryption. */
const derived = new Map<string, Buffer>();

/** Derives a key of `length` bytes for one purpose. */
export function deriveKey(secret: string, purpose: string, length: number): Buffer {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  derived.set(name, key);
  return key;
}

/** Identifies a secret in stored values without revealing it: 12 hexadecimal digits, also valid as an argument. */
export function keyIdOf(secret: string): string {
  return deriveKey(secret, 'key id', 6).toString('hex');
}

export function findSecret(ring: KeyRing, keyId: string): string | null {
  return secretsOf(ring).find((secret) => keyIdOf(secret) === keyId) ?? null;
}

/** Returns a hash with the current secret, marked with its key id. */
export function hashWithKeyId({ secret }: KeyRing, hash: (secret: string) => string): string {
  return `${keyIdOf(secret)}.${hash(secret)}`;
}

/** Returns the stored forms of a value, first the one with the current secret. */
export function storedHashes(ring: KeyRing, hash: (secret: string) => string): string[] {
  return secretsOf(ring).flatMap((secret) => {
    const hashed = hash(secret);
    // Hashes of earlier versions have no key id.
    return [`${keyIdOf(secret)}.${hashed}`, hashed];
  });
}
