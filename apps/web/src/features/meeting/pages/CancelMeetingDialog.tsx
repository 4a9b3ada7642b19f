import { unwrap, type Schemas } from '@office/api';
import { CancelMeeting } from '@office/ui/screens/meeting';
import type { MeetingScope } from '@office/vocabulary';
import { useState } from 'react';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useRevalidateMeetings } from '../models/useRevalidateMeetings.ts';

export function CancelMeetingDialog({
  meeting,
  onClose,
}: {
  meeting: Schemas['Meeting'];
  onClose(): void;
}) {
  const language = useLanguage();
  const { user } = useSession();
  const renew = useRevalidateMeetings();
  const [error, setError] = useState<{ text: string }>();
  const [cancel, submitting] = useAction(async (scope: MeetingScope) => {
    setError(undefined);
    try {
      const params = { path: { id: meeting.id }, query: { scope } };
      await unwrap(office.DELETE('/v1/meetings/{id}', { params }));
      void renew();
      onClose();
    } catch (refused) {
      setError({ text: errorText(refused) });
    }
  });
  return (
    <CancelMeeting
      open
      title={meeting.title ?? ''}
      others={meeting.participants.filter(({ id }) => id !== user?.id).length}
      room={meeting.meetingRoom?.name[language] ?? null}
      series={meeting.seriesId !== null}
      submitting={submitting}
      error={error}
      onCancelMeeting={({ scope }) => cancel(scope)}
      onKeep={onClose}
    />
  );
}
