import type { Schemas } from '@office/api';
import { maxMembersForGroupMention, type GroupMentionRefusal } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { requireMember } from '../../people/current-member.ts';
import { isAdminRole, mayCreate } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../store/group-mention-store.ts';
import { requireRoom } from '../rooms/room-access.ts';
import type { RoomRow } from '../store/room-store.ts';

export async function getGroupMentionRules(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['GroupMentionRules']> {
  const row = await store.findGroupMentionRules(tx, organizationId);
  return {
    version: row?.version ?? 0,
    access: row?.access ?? 'ADMINISTRATORS',
    openSize: row?.openSize ?? maxMembersForGroupMention,
  };
}

export async function getGroupMentions(
  context: Pick<Platform, 'db'> & WithViewer,
  roomId: string,
): Promise<Schemas['ChatGroupMentions']> {
  const { viewer, room } = await requireRoom(context, roomId);
  const refusal = await findRefusal(context, room);
  const reach = await store.countReached(context.db, { roomId, userId: viewer.userId });
  return { roomId, refusal, reach };
}

/** @throws {ApiError} 400 in direct rooms of two; 403 `chatGroupMentionNotAllowed` */
export async function requireGroupMention(
  context: Pick<Platform, 'db'> & WithViewer,
  room: RoomRow,
): Promise<void> {
  const refusal = await findRefusal(context, room);
  if (refusal === 'DIRECT') throw new ApiError({ mentionedGroup: 'invalid' });
  if (refusal) throw new ApiError('chatGroupMentionNotAllowed');
}

async function findRefusal(
  context: Pick<Platform, 'db'> & WithViewer,
  room: RoomRow,
): Promise<GroupMentionRefusal | null> {
  if (room.type === 'DIRECT' && !room.isGroup) return 'DIRECT';
  const { organizationId, role } = await requireMember(context);
  if (!mayCreate(role, 'chat')) return 'GUEST';
  if (room.role === 'ADMIN' || isAdminRole(role)) return null;
  const { access, openSize } = await getGroupMentionRules(context.db, organizationId);
  return access === 'EVERYONE' || room.memberCount <= openSize ? null : 'ADMINISTRATORS';
}
