import { JoinMeeting, type JoinMeetingProps } from '@office/ui/screens/meeting';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { blockedUntil, openExternalMeeting, useAttendance } from '../models/useAttendance.ts';
import { meetingHref } from '../meetingPaths.ts';

type Problem = NonNullable<JoinMeetingProps['problem']>;

export function JoinByIdDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const { joinByNumber } = useAttendance();
  const [problem, setProblem] = useState<Problem>();
  const [join, submitting] = useAction(async (entered: { number: string; passcode: string }) => {
    setProblem(undefined);
    try {
      const { id } = await joinByNumber(entered);
      void navigate(meetingHref(id), { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
    }
  });
  const openLink = (url: string) => {
    const own = ownMeetingHref(url);
    if (own) return void navigate(own, { replace: true });
    openExternalMeeting(url);
    onClose();
  };
  return (
    <JoinMeeting
      open
      submitting={submitting}
      problem={problem}
      onJoin={join}
      onOpenLink={({ url }) => openLink(url)}
      onClose={onClose}
    />
  );
}

function ownMeetingHref(link: string): string | null {
  const { origin, pathname, searchParams } = new URL(link);
  const meetingId = searchParams.get('meetingId');
  const isOwn = origin === window.location.origin && pathname === '/online-meeting';
  return isOwn && meetingId ? meetingHref(meetingId) : null;
}

/** The server returns `meetingTimeInvalid` both before a meeting can be joined and after its end. */
function problemOf(error: unknown): Problem {
  const until = blockedUntil(error, browserDeps.clock.now());
  if (until !== null) return { kind: 'blocked', until };
  switch (errorCode(error)) {
    case 'meetingNotFound':
      return { kind: 'wrong' };
    case 'meetingTimeInvalid':
      return { kind: 'early' };
    case 'meetingParticipantsOverLimit':
    case 'voiceChatRoomFull':
      return { kind: 'full' };
    default:
      return { kind: 'failed', text: errorText(error) };
  }
}
