import { MeetingLobby } from '@office/ui/screens/meeting';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { useNow } from '@office/client/lib/useNow.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useMeetingCall } from '../../../platform/meeting/meetingCall.ts';
import { isJoinable, meetingLobby } from '../models/meetingLobby.ts';
import { useMeetingTalk } from '../models/useMeetingTalk.ts';

const stepMs = 10_000;
const list = '/online-meeting';

export function MeetingLobbyPage() {
  const { meetingId = '' } = useParams();
  return <Lobby key={meetingId} meetingId={meetingId} />;
}

function Lobby({ meetingId }: { meetingId: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const myUserId = user?.id ?? '';
  const { attendance, calls } = useMeetingCall();
  const params = { path: { id: meetingId } };
  const { data: meeting, error, mutate } = useQuery('/v1/meetings/{id}', { params });
  usePageName(meeting?.title);
  const now = useNow(stepMs);
  const attended = useStore(attendance);
  const others = useStore(calls, ({ call }) => call?.participants.length ?? 0);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<{ text: string }>();
  const isOpen = meeting !== undefined && isJoinable(meeting, myUserId, now);
  const talk = useMeetingTalk(meetingId, { isOpen, attempt });
  const retry = () => {
    setAttempt((count) => count + 1);
    void mutate();
  };
  const [join, joining] = useAction(async ({ muted }: { muted: boolean }) => {
    setProblem(undefined);
    const outcome = await attendance.join(meetingId, { muted });
    if (outcome.status === 'refused') setProblem({ text: errorText(outcome.error) });
    if (outcome.status === 'full' || outcome.status === 'refused') retry();
  });

  const isIn = attended.status === 'in' && attended.meeting.id === meetingId;
  // Meetings of other services are joined from their page in the list.
  if (meeting && meeting.provider !== 'OFFICE') {
    return <Navigate replace to={`${list}?meetingId=${encodeURIComponent(meetingId)}`} />;
  }
  if (isIn && meeting?.meetingRoom) return <Navigate replace to="/main" />;
  if (isIn && others > 0) return <Navigate replace to={`/voice-chat/${attended.room.id}`} />;
  return (
    <MeetingLobby
      state={meetingLobby({
        meeting,
        refusedWith: error && (error.statusCode ?? 0),
        talk,
        isIn,
        myUserId,
        now,
      })}
      joining={joining}
      error={problem}
      onJoin={join}
      onLeave={() => attendance.leave()}
      onJoinById={() => void navigate(`${list}?view=join`)}
      onRetry={retry}
      onBack={() => void navigate(list)}
      onOpen={retry}
    />
  );
}
