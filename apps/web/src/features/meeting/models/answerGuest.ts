import { unwrap } from '@office/api';
import type { GuestAnswer } from '@office/vocabulary';
import { office } from '../../../platform/api/client.ts';

export function answerGuest(
  { meetingId, guestId }: { meetingId: string; guestId: string },
  body: { answer: GuestAnswer },
): Promise<unknown> {
  const path = { id: meetingId, guestId };
  return unwrap(office.PUT('/v1/meetings/{id}/guests/{guestId}', { params: { path }, body }));
}
