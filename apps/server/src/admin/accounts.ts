import type { Language } from '@office/vocabulary';
import { hashPassword } from '../auth/password-hash.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { findOrganizationsOf, findPersonByEmail, insertPerson } from '../people/person-store.ts';
import type { NewPerson } from '../people/person-store.ts';

type Deps = Pick<Platform, 'db'>;

/**
 * Makes a complete account without an invitation, for the operator and the demo data.
 *
 * @throws {ApiError} 409 `emailAlreadyRegistered`
 */
export async function createPerson(
  deps: Deps,
  person: Omit<NewPerson, 'passwordHash'> & { password: string },
): Promise<string> {
  const { password, ...profile } = person;
  const passwordHash = await hashPassword(password);
  const userId = await insertPerson(deps.db, { ...profile, passwordHash });
  if (!userId) throw new ApiError('emailAlreadyRegistered');
  return userId;
}

/** Whose an e-mail address is; null when nobody's. */
export async function findUserByEmail(
  deps: Deps,
  email: string,
): Promise<{ id: string; language: Language } | null> {
  return findPersonByEmail(deps.db, email);
}

/** The organisations that a person belongs to and is not blocked in. */
export function organizationsOf(deps: Deps, userId: string): Promise<string[]> {
  return findOrganizationsOf(deps.db, userId);
}
