import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Queryable } from '../database/database.ts';
import { findRoomMembers } from './room-member-store.ts';

export function checkContent(type: Schemas['ChatMessage']['type'], content: string): void {
  if (type === 'TEXT' && content.trim() === '') throw new ApiError({ content: 'required' });
}

/** @throws {ApiError} 404 `chatRoomUserNotFound` for a person who does not belong to the room */
export async function checkMentions(
  tx: Queryable,
  roomId: string,
  userIds: readonly string[],
): Promise<void> {
  const members = await findRoomMembers(tx, roomId, userIds);
  if (members.length < userIds.length) throw new ApiError('chatRoomUserNotFound');
}

const oneEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
/** Skin tones and hair, which Unicode also recommends alone but no emoji picker offers. */
const component = /^[\u{1F3FB}-\u{1F3FF}\u{1F9B0}-\u{1F9B3}]$/u;

/** @throws {ApiError} 400 unless the text is exactly one emoji */
export function checkEmoji(emoji: string): void {
  if (!oneEmoji.test(emoji) || component.test(emoji)) throw new ApiError({ emoji: 'invalid' });
}
