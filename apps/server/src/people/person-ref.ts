import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';
import { withPicture } from './avatar-url.ts';
import { findPeople } from './member-directory-store.ts';

/** A person as messages name them; without a name where the account is gone. */
export async function personRef(
  deps: Pick<Platform, 'db' | 'files'>,
  userId: string,
): Promise<Schemas['PersonRef']> {
  const found = (await findPeople(deps.db, [userId])).get(userId);
  const nobody = { id: userId, nameKanji: '', picture: { id: userId, key: null, avatar: null } };
  return withPicture(deps, found ?? nobody);
}
