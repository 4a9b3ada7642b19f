import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { Queryable } from '../../database/database.ts';
import { findRoomMembers } from '../store/room-member-store.ts';

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
