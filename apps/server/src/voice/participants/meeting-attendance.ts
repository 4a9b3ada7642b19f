import { endEngagement } from '../../people/engagement.ts';
import { addCallerToChat } from '../../meeting/chat/meeting-chat.ts';
import { findRoomMeeting, publishLeft } from '../../meeting/meeting-call.ts';
import { meetingRoomOf, type VoiceDeps } from '../rooms/room-access.ts';
import { findRoom } from '../store/room-store.ts';

interface Participation {
  organizationId: string;
  userId: string;
  roomId: string;
}

/** Ends meeting participations after the call. The caller must refresh the presence. */
export async function leaveMeetings(
  deps: VoiceDeps,
  left: readonly Participation[],
): Promise<void> {
  for (const { organizationId, userId, roomId } of left) {
    const member = { organizationId, userId };
    const reference = await meetingIn(deps, member, roomId);
    if (!reference) continue;
    await endEngagement(deps.db, member, { kind: 'MEETING', reference });
    await publishLeft(deps, member, reference);
  }
}

export async function joinMeetingChat(
  deps: VoiceDeps,
  { organizationId, userId, roomId }: Participation,
): Promise<void> {
  const member = { organizationId, userId };
  const meetingId = await meetingIn(deps, member, roomId);
  if (meetingId) await addCallerToChat(deps, member, meetingId);
}

async function meetingIn(
  { db, now }: Pick<VoiceDeps, 'db' | 'now'>,
  member: { organizationId: string; userId: string },
  roomId: string,
): Promise<string | null> {
  const { organizationId } = member;
  const row = await findRoom(db, { organizationId, roomId });
  if (row?.kind === 'MEETING') return roomId;
  const meetingRoomId = row && meetingRoomOf(row);
  if (!meetingRoomId) return null;
  const talk = await findRoomMeeting(db, member, { meetingRoomId, now: now() });
  return talk?.meetingId ?? null;
}
