import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters, which are OWASP's: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash it takes as long and says no, so that
 * the time of an answer tells nothing about the account.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash != null;
}
