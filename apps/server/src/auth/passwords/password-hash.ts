import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import type { ComparisonQueue } from './comparison-queue.ts';

/** Uses the Argon2id defaults of the library, which follow OWASP: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** @throws {ApiError} 422 `passwordTooShort` */
export function requirePasswordLength(password: string, min: number): void {
  if (password.length < min) throw new ApiError('passwordTooShort', { data: { min } });
}

/** @throws {ApiError} 422 `passwordBreached` */
export async function hashNewPassword(
  { config }: Pick<Platform, 'config'>,
  password: string,
): Promise<string> {
  if (await isBreachedPassword(password, config)) {
    throw new ApiError('passwordBreached');
  }
  return hashPassword(password);
}

/** The hash of discarded random bytes, with the same parameters as real hashes. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nsJ0nXAfVccRUGo+Sb4ANQ$IA2N11cRjpuLAHcfELH4F+kBSuk2r6Yw6/ikyQbif4g';

export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;

/** Milliseconds between a wrong password and the next comparison for the same network. */
const pauseAfterWrongPassword = 100;

export const queuedVerify =
  (comparisons: ComparisonQueue, network: string): VerifyHash =>
  (passwordHash, password) =>
    comparisons.run(network, () => verify(passwordHash, password), pauseAfterWrongPassword);

/** Uses a decoy if the hash is missing, so that the response time does not reveal accounts. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  verifyHash: VerifyHash,
): Promise<boolean> {
  const matches = await verifyHash(passwordHash ?? decoyHash, password);
  return matches && passwordHash != null;
}
