import { ApiError } from '../../http/api-error.ts';
import type { Viewer } from '../../http/claims.ts';
import { countActiveMembers } from '../../people/member-directory.ts';
import type { ChatDeps } from './room-access.ts';
import { notifyMembershipOnCommit } from './room-events.ts';
import { insertMembers, openRoomFor } from '../store/room-member-store.ts';
import { findDirectRoomId, insertRoom } from '../store/room-store.ts';

/** The same people always have the same room. The others are not notified until the first message. */
export async function openDirectRoom(
  deps: Pick<ChatDeps, 'db' | 'now'>,
  { organizationId, userId }: Viewer,
  others: readonly string[],
): Promise<{ roomId: string; isNew: boolean }> {
  const directKey = [userId, ...others].sort().join(':');
  return deps.db.transaction(async (tx) => {
    if ((await countActiveMembers(tx, organizationId, others)) < others.length) {
      throw new ApiError('userNotFound');
    }
    const now = deps.now();
    const created = await insertRoom(tx, {
      organizationId,
      type: 'DIRECT',
      directKey,
      createdBy: userId,
      createdAt: now,
      lastMessageAt: now,
    });
    const roomId = created ?? (await findDirectRoomId(tx, { organizationId, directKey }))!;
    // Adds members again who left the organisation and rejoined.
    const joined = await insertMembers(
      tx,
      [userId, ...others].map((member) => ({
        roomId,
        organizationId,
        userId: member,
        opened: member === userId,
        joinedAt: now,
      })),
    );
    const isOpened = await openRoomFor(tx, { roomId, userId });
    const change = { organizationId, roomId, userIds: joined, joined: true };
    await notifyMembershipOnCommit(tx, change);
    return { roomId, isNew: joined.includes(userId) || isOpened };
  });
}
