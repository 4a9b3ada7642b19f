import { OfficeError, toErrorParams, unwrap, type Schemas } from '@office/api';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { joinedElsewhere } from './JoinedMeeting.ts';

type Meeting = Schemas['Meeting'];

/** Opens the page of another service. */
export function openElsewhere(url: string | null): void {
  if (url) window.open(url, '_blank', 'noopener');
}

/** Goes into a meeting: the office shows the member as busy, and the page of another service opens. */
export async function joinNow(body: Schemas['JoinMeetingRequest']): Promise<Meeting> {
  const meeting = await unwrap(office.POST('/v1/meetings/join-now', { body }));
  joinedElsewhere.joined(meeting.id);
  if (meeting.provider !== 'OFFICE') openElsewhere(meeting.meetingUrl);
  return meeting;
}

export async function leaveNow(id: string): Promise<void> {
  await unwrap(quietOffice.POST('/v1/meetings/{id}/leave', { params: { path: { id } } }));
  joinedElsewhere.left(id);
}

/** Until when a member who has guessed too often is refused, in epoch ms; null where they are not. */
export function blockedUntil(error: unknown, now: number): number | null {
  if (!(error instanceof OfficeError) || error.status !== 429) return null;
  const { retryAfter } = toErrorParams(error);
  return now + Number(retryAfter ?? 60) * 1000;
}
