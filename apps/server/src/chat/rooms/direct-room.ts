import { ApiError } from '../../http/api-error.ts';
import type { Viewer } from '../../http/claims.ts';
import { countActiveMembers } from '../../people/member-directory.ts';
import type { ChatDeps } from './room-access.ts';
import { directKeyOf } from './direct-key.ts';
import { notifyMembershipOnCommit } from './room-events.ts';
import { insertMembers, openRoomFor } from '../store/room-member-store.ts';
import { insertRoom, lockDirectRoom } from '../store/room-store.ts';

/** The same people always have the same room. The others are not notified until the first message. */
export async function openDirectRoom(
  deps: Pick<ChatDeps, 'db' | 'now'>,
  { organizationId, userId }: Viewer,
  others: readonly string[],
): Promise<{ roomId: string; isNew: boolean }> {
  const directKey = directKeyOf([userId, ...others]);
  return deps.db.transaction(async (tx) => {
    if ((await countActiveMembers(tx, organizationId, others)) < others.length) {
      throw new ApiError('userNotFound');
    }
    const now = deps.now();
    const room = {
      organizationId,
      type: 'DIRECT',
      directKey,
      createdBy: userId,
      createdAt: now,
      lastMessageAt: now,
    } as const;
    const roomId =
      (await insertRoom(tx, room)) ??
      (await lockDirectRoom(tx, { organizationId, directKey })) ??
      // A member has left the room since the first attempt, which changed its key.
      (await insertRoom(tx, room))!;
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
