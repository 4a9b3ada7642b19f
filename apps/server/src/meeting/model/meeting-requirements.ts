import { randomInt } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import { countActivePeople } from '../../people/member-directory.ts';
import { isNumberFree } from '../store/meeting-store.ts';

/** @throws {ApiError} 404 `userNotFound` if a user is not a member of the organisation, is blocked in it or is a bot */
export async function requireMembers(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  const known = await countActivePeople(tx, organizationId, userIds);
  if (known < userIds.length) throw new ApiError('userNotFound');
}

/** @throws {ApiError} 404 `meetingRoomNotFound` */
export async function requireMeetingRoom(
  tx: Queryable,
  organizationId: string,
  meetingRoomId: string,
): Promise<Schemas['MeetingRoom']> {
  const rooms = await findMeetingRooms(tx, organizationId);
  const room = rooms.find(({ id }) => id === meetingRoomId);
  if (!room) throw new ApiError('meetingRoomNotFound');
  return room;
}

export async function freeNumber(tx: Queryable, organizationId: string): Promise<string> {
  for (;;) {
    const number = String(randomInt(100_000_000, 1_000_000_000));
    if (await isNumberFree(tx, { organizationId, number })) return number;
  }
}

export function newPasscode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
