import { unwrap, type Schemas } from '@office/api';
import { MeetingGuests, type MeetingGuestsProps } from '@office/ui/screens/meeting';
import type { GuestAnswer } from '@office/vocabulary';
import { useState } from 'react';
import { copyText } from '@office/client/lib/copyText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { answerGuest } from '../models/answerGuest.ts';

const linkPath = '/v1/meetings/{id}/guest-link';
const refreshInterval = 10_000;

export function MeetingGuestsSection({ meetingId }: { meetingId: string }) {
  const params = { path: { id: meetingId } };
  const link = useQuery(linkPath, { params });
  const guests = useQuery(
    '/v1/meetings/{id}/guests',
    { params },
    // Guests who close their page leave the list without a message.
    { refreshInterval: (list) => (list?.data.length ? refreshInterval : 0) },
  );
  const [running, setRunning] = useState<MeetingGuestsProps['running']>();
  const run = async (what: MeetingGuestsProps['running'], action: () => Promise<unknown>) => {
    setRunning(what);
    try {
      await action();
    } catch (error) {
      showError(error);
    }
    await Promise.all([link.mutate(), guests.mutate()]);
    setRunning(undefined);
  };
  const answer = (guestId: string, body: { answer: GuestAnswer }) =>
    run({ guestId }, () => answerGuest({ meetingId, guestId }, body));
  return (
    <MeetingGuests
      state={toState(link.data, guests.data, link.error ?? guests.error)}
      running={running}
      onCreate={() => void run('create', () => unwrap(office.POST(linkPath, { params })))}
      onCopy={({ text }) => copyText(text)}
      onRevoke={() => void run('revoke', () => unwrap(office.DELETE(linkPath, { params })))}
      onAnswer={({ guestId, ...body }) => void answer(guestId, body)}
      onRetry={() => void Promise.all([link.mutate(), guests.mutate()])}
    />
  );
}

function toState(
  link: Schemas['MeetingGuestLinkState'] | undefined,
  guests: Schemas['MeetingGuestList'] | undefined,
  error: unknown,
): MeetingGuestsProps['state'] {
  if (!link || !guests) return { status: error ? 'error' : 'loading' };
  return {
    status: 'ready',
    ...link,
    guests: guests.data.flatMap(({ id: guestId, name, state }) =>
      state === 'WAITING' || state === 'ADMITTED' ? [{ guestId, name, state }] : [],
    ),
  };
}
