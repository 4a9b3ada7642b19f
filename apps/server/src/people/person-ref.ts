import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { Platform } from '../platform/platform.ts';
import { pictureOf, withPicture } from './avatar-url.ts';

/** Who someone is, for messages that name them; without a name for who is gone. */
export async function personRef(
  deps: Pick<Platform, 'db' | 'files'>,
  userId: string,
): Promise<Schemas['PersonRef']> {
  const [row] = await deps.db
    .select({ id: users.id, nameKanji: users.nameKanji, picture: pictureOf(users) })
    .from(users)
    .where(eq(users.id, userId));
  const nobody = { id: userId, nameKanji: '', picture: { id: userId, key: null, avatar: null } };
  return withPicture(deps, row ?? nobody);
}
