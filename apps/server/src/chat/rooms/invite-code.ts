import { randomInt } from 'node:crypto';
import type { Schemas } from '@office/api';
import { chatInvitationDays } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { requireMember } from '../../people/current-member.ts';
import { mayCreate } from '../../people/role-permissions.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { publishMembersAdded } from './room-events.ts';
import { findRoomMember } from '../store/room-member-store.ts';
import { changeRoom, requireRoom, type ChatDeps } from './room-access.ts';
import { join } from './room-members.ts';
import { findInvitedRoomId, lockRoom, updateRoom, type ChatRoom } from '../store/room-store.ts';
import { getRoom } from './rooms.ts';

const codeLength = 10;
const codeCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Returns the invitation code of a room. Creates one for an admin if the room has none, or if
 * `refresh` is set.
 * @throws {ApiError} 403 `forbidden` for a new code, unless the caller is an admin of the room and
 *   not a guest
 */
export async function getInviteToken(
  context: ChatDeps & WithViewer,
  roomId: string,
  refresh: boolean,
): Promise<Schemas['ChatInviteToken']> {
  const { room } = await requireRoom(context, roomId);
  const { role } = await requireMember(context);
  // Guests cannot create codes, because a code lets other people in.
  const isAdmin = room.role === 'ADMIN' && mayCreate(role, 'chat');
  if (refresh && !isAdmin) throw new ApiError('forbidden');
  return changeRoom(context, { roomId, seqs: 0, adminOnly: isAdmin }, async (change) => {
    const { tx, now } = change;
    const valid = validCode(change.room, now);
    if (valid && !refresh) return valid;
    if (!isAdmin) return { code: null, expiresAt: null };
    const code = makeCode();
    const expiresAt = addDays(now, chatInvitationDays);
    await updateRoom(tx, roomId, { inviteCode: code, inviteExpiresAt: expiresAt });
    return { code, expiresAt: expiresAt.toISOString() };
  });
}

function validCode(
  { inviteCode, inviteExpiresAt }: ChatRoom,
  now: Date,
): Schemas['ChatInviteToken'] | null {
  return inviteCode && inviteExpiresAt && inviteExpiresAt > now
    ? { code: inviteCode, expiresAt: inviteExpiresAt.toISOString() }
    : null;
}

function makeCode(): string {
  return Array.from(
    { length: codeLength },
    () => codeCharacters[randomInt(codeCharacters.length)],
  ).join('');
}

/**
 * Joins the room of an invitation code.
 * @throws {ApiError} 422 `chatInvitationCodeInvalid`, also when the code has expired, was replaced,
 *   or belongs to another organisation
 */
export async function joinByToken(
  context: ChatDeps & WithViewer,
  token: string,
): Promise<Schemas['ChatRoomSummary']> {
  const { viewer } = context;
  const { organizationId, userId } = viewer;
  const code = token.trim().toUpperCase();
  const roomId = await findInvitedRoomId(context.db, { organizationId, code, now: context.now() });
  if (!roomId) throw new ApiError('chatInvitationCodeInvalid');
  if (await findRoomMember(context.db, roomId, userId)) return getRoom(context, roomId);
  const joined = await context.db.transaction(async (tx) => {
    const now = context.now();
    const room = await lockRoom(tx, viewer, roomId, 1);
    if (room?.inviteCode !== code || !validCode(room, now)) {
      throw new ApiError('chatInvitationCodeInvalid');
    }
    return join({ tx, room, now }, [userId], null);
  });
  await publishMembersAdded(context, joined.room, { userIds: joined.userIds, addedBy: userId });
  return getRoom(context, roomId);
}
