import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Queryable } from '../database/database.ts';
import { findRoomMembers } from './room-member-store.ts';

/** Text that is only there with files may be missing; otherwise there is something to read. */
export function checkContent(type: Schemas['ChatMessage']['type'], content: string): void {
  if (type === 'TEXT' && content.trim() === '') throw new ApiError({ content: 'required' });
}

/** The text as it is stored. Half a character is no text: � takes its place. */
export function storedContent(text: string): string {
  return Buffer.from(text).toString();
}

/** @throws {ApiError} 404 `chatRoomUserNotFound` for a person who is not in the room */
export async function checkMentions(
  tx: Queryable,
  roomId: string,
  userIds: readonly string[],
): Promise<void> {
  const members = await findRoomMembers(tx, roomId, userIds);
  if (members.length < userIds.length) throw new ApiError('chatRoomUserNotFound');
}

const oneEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** @throws {ApiError} 400 for anything that is not one emoji */
export function checkEmoji(emoji: string): void {
  if (!oneEmoji.test(emoji)) throw new ApiError({ emoji: 'invalid' });
}
