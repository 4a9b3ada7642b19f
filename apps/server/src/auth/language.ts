import type { Schemas } from '@office/api';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { setLanguage } from './account-store.ts';

/** The language of the user interface and of emails to the user. */
export async function updateLanguage(
  deps: Pick<Platform, 'db' | 'now'>,
  claims: Claims,
  language: Schemas['Language'],
): Promise<void> {
  await setLanguage(deps.db, claims.userId, language, deps.now());
}
