import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';
import { withPictureUrl } from './avatar-url.ts';
import { findPeople } from './member-directory-store.ts';

/** Returns the name and picture of a person for messages. The name is empty if the account was deleted. */
export async function personRef(
  deps: Pick<Platform, 'db' | 'files'>,
  userId: string,
): Promise<Schemas['PersonRef']> {
  const found = (await findPeople(deps.db, [userId])).get(userId);
  const unknownPerson = {
    id: userId,
    nameKanji: '',
    nameLatin: null,
    picture: { id: userId, key: null, avatar: null, bot: false },
  };
  return withPictureUrl(deps, found ?? unknownPerson);
}
