import type { Schemas } from '@office/api';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { setLanguage } from './store/account-store.ts';

export async function updateLanguage(
  context: Pick<Platform, 'db' | 'now'> & WithClaims,
  language: Schemas['Language'],
): Promise<void> {
  await setLanguage(context.db, context.claims.userId, language, context.now());
}
