import { customEmojiName, isEmoji } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { hasEmoji } from './emoji-store.ts';

/** @throws {ApiError} 400 unless the text is exactly one emoji, or `:name:` */
export function checkEmoji(emoji: string): void {
  if (!isEmoji(emoji) && customEmojiName(emoji) === null) throw new ApiError({ emoji: 'invalid' });
}

/** @throws {ApiError} 400 for `:name:` of an emoji that the organisation does not have */
export async function requireEmoji(
  tx: Queryable,
  organizationId: string,
  emoji: string,
): Promise<void> {
  const name = customEmojiName(emoji);
  if (name !== null && !(await hasEmoji(tx, { organizationId, name }))) {
    throw new ApiError({ emoji: 'invalid' });
  }
}
