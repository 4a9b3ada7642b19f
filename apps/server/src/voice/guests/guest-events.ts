import { findEngagements } from '../../people/engagement.ts';
import { findMeetingOrganizer } from '../../meeting/meeting-call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MeetingRef } from '../store/guest-store.ts';

/** Notifies the organiser and the members in the meeting. */
export async function publishGuests(
  deps: Pick<Platform, 'db' | 'realtime'>,
  { organizationId, meetingId }: MeetingRef,
): Promise<void> {
  const organizerId = await findMeetingOrganizer(deps.db, { organizationId, meetingId });
  const references = [meetingId];
  const present = await findEngagements(deps.db, { organizationId, kind: 'MEETING', references });
  const userIds = new Set([...(organizerId ? [organizerId] : []), ...present.map((p) => p.userId)]);
  const target = { organizationId, userIds: [...userIds] };
  await deps.realtime.publish('meetingGuestsChanged', target, { meetingId });
}
