import { avatarOrDefault } from '@office/world/avatar';
import { portraitPath } from '@office/world/portrait';
import type { Picture } from '../database/picture-column.ts';
import type { Platform } from '../platform/platform.ts';

type Deps = Pick<Platform, 'files'>;

/** Replaces the photo key by its unsigned URL, which is signed on sending (spec §9, "File link expiry"). */
export async function withAvatarUrl<T extends { avatarKey: string | null }>(
  deps: Deps,
  row: T,
): Promise<Omit<T, 'avatarKey'> & { avatarUrl: string | null }> {
  const { avatarKey, ...rest } = row;
  return { ...rest, avatarUrl: avatarKey && deps.files.links.address(avatarKey) };
}

/** Also omits an empty Latin name and marks bots. */
export async function withPictureUrl<T extends { picture: Picture; nameLatin?: string | null }>(
  deps: Deps,
  row: T,
): Promise<
  Omit<T, 'picture' | 'nameLatin'> & { avatarUrl: string | null; nameLatin?: string; bot?: true }
> {
  const { picture, nameLatin, ...rest } = row;
  return {
    ...rest,
    ...(nameLatin && { nameLatin }),
    ...(picture.bot && { bot: true }),
    avatarUrl: await pictureUrl(deps, picture),
  };
}

/** Returns null for a bot. */
export async function pictureUrl(
  deps: Deps,
  { id, key, avatar, bot }: Picture,
): Promise<string | null> {
  if (bot) return null;
  if (key) return deps.files.links.address(key);
  return `/api/v1/users/portraits/${portraitPath(avatarOrDefault(avatar, id))}`;
}
