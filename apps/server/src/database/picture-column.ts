import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export interface Picture {
  id: string;
  key: string | null;
  avatar: unknown;
  /** Also marks the person, see `withPictureUrl`. */
  bot: boolean | null;
}

export function pictureOf(user: {
  id: AnyPgColumn;
  avatarKey: AnyPgColumn;
  officeAvatar: AnyPgColumn;
  bot: AnyPgColumn;
}): SQL<Picture> {
  return sql<Picture>`json_build_object(
    'id', ${user.id}, 'key', ${user.avatarKey}, 'avatar', ${user.officeAvatar},
    'bot', ${user.bot})`;
}
