import { hash, verify } from '@node-rs/argon2';

/** Uses the Argon2id defaults of the library, which follow OWASP: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** The hash of discarded random bytes, with the same parameters as real hashes. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nsJ0nXAfVccRUGo+Sb4ANQ$IA2N11cRjpuLAHcfELH4F+kBSuk2r6Yw6/ikyQbif4g';

export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;

/** Uses a decoy if the hash is missing, so that the response time does not reveal accounts. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  verifyHash: VerifyHash = verify,
): Promise<boolean> {
  const matches = await verifyHash(passwordHash ?? decoyHash, password);
  return matches && passwordHash != null;
}
