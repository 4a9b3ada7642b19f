import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { pictureUrl } from '../../people/avatar-url.ts';
import type { PersonRow } from '../../people/member-directory.ts';
import type { LinkReader } from '../../platform/file-storage.ts';
import { findSessionUserRow } from '../store/account-store.ts';

export interface SessionUser {
  id: string;
  email: string;
  invitedBy: string | null;
  inviter: { id: string; nameKanji: string; avatarUrl: string | null } | null;
  createdAt: string;
  updatedAt: string;
}

export async function findSessionUser(
  deps: Pick<Platform, 'files'>,
  tx: Queryable,
  userId: string,
  reader: LinkReader,
): Promise<SessionUser> {
  const row = await findSessionUserRow(tx, userId);
  if (!row) throw new Error(`user ${userId} of a session is gone`);
  return {
    ...row,
    inviter: row.inviter && (await inviterFor(deps, row.inviter, reader)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Signs the picture URL here, because the caller of a sign-in has no claims yet. */
async function inviterFor(
  { files }: Pick<Platform, 'files'>,
  { id, nameKanji, picture }: Omit<PersonRow, 'nameLatin'>,
  reader: LinkReader,
): Promise<SessionUser['inviter']> {
  const avatarUrl = picture.key
    ? files.links.sign(picture.key, reader).url
    : await pictureUrl({ files }, picture);
  return { id, nameKanji, avatarUrl };
}
