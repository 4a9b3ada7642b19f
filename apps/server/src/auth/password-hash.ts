import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters, which are OWASP's: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** The hash of random bytes that nobody kept, with the parameters of all others. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nsJ0nXAfVccRUGo+Sb4ANQ$IA2N11cRjpuLAHcfELH4F+kBSuk2r6Yw6/ikyQbif4g';

/** Compares a password with a hash; `@node-rs/argon2`'s, or a test's. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash it is compared with a decoy and the
 * answer is no: there is no way through here without one comparison, so that the time of an answer
 * tells nothing about the account.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  verifyHash: VerifyHash = verify,
): Promise<boolean> {
  const matches = await verifyHash(passwordHash ?? decoyHash, password);
  return matches && passwordHash != null;
}
