import { unwrap, type Schemas } from '@office/api';
import {
  MeetingDetail,
  SeriesScopeDialog,
  type MeetingDetailProps,
} from '@office/ui/screens/meeting';
import type { MeetingScope } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyText } from '@office/client/lib/copyText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { useMeetingCall } from '../../../platform/meeting/meetingCall.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useMeetingChat } from '../../chat/index.ts';
import { useSubjectSeen } from '../../notification/index.ts';
import { toMeetingView } from '../models/meetingViews.ts';
import { useAttendance } from '../models/useAttendance.ts';
import { useRevalidateMeetings } from '../models/useRevalidateMeetings.ts';
import { CancelMeetingDialog } from './CancelMeetingDialog.tsx';
import { MeetingGuestsSection } from './MeetingGuestsSection.tsx';
import { MeetingTranscriptsSection } from './MeetingTranscriptsSection.tsx';
import { editHref } from '../meetingPaths.ts';

type Running = MeetingDetailProps['running'];
type Answer = Schemas['AnswerMeetingRequest']['answer'];

export function MeetingPage({ meetingId }: { meetingId: string }) {
  const navigate = useNavigate();
  const back = useBack('/online-meeting');
  const goTo = useGoTo();
  const language = useLanguage();
  const { user } = useSession();
  const renew = useRevalidateMeetings();
  const params = { path: { id: meetingId } };
  const { data: meeting, error, mutate } = useQuery('/v1/meetings/{id}', { params });
  usePageName(meeting?.title);
  useSubjectSeen('MEETING', meeting?.id ?? null);
  const { joinedMeetingId, join, leave } = useAttendance();
  const inCall = useStore(useMeetingCall().calls, ({ call }) => call !== null);
  const chat = useMeetingChat(meeting ? meetingId : null);
  const [running, setRunning] = useState<Running>();
  const [problem, setProblem] = useState<{ text: string }>();
  const [dialog, setDialog] = useState<'cancel' | { answer: Answer }>();

  const [run] = useAction(async (name: Running, action: () => Promise<unknown>) => {
    setProblem(undefined);
    setRunning(name);
    try {
      await action();
      void renew();
      setDialog(undefined);
    } catch (failure) {
      setProblem({ text: errorText(failure) });
    }
    setRunning(undefined);
  });
  const answerIt = (answer: Answer, scope?: MeetingScope) =>
    run(answer, () => {
      const body = { answer, ...(scope ? { scope } : {}) };
      return unwrap(office.POST('/v1/meetings/{id}/answer', { params, body }));
    });

  const state = (): MeetingDetailProps['state'] => {
    if (meeting) {
      const viewer = { language, joinedMeetingId, myUserId: user?.id };
      return { status: 'ready', meeting: toMeetingView(meeting, viewer) };
    }
    if (!error) return { status: 'loading' };
    return { status: isMissing(error) ? 'gone' : 'error' };
  };
  const room = meeting?.meetingRoom;
  const isMember = meeting && (meeting.takesPart || meeting.organizer?.id === user?.id);
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const mayAnswerGuests = permission !== undefined && permission.role !== 'GUEST';
  return (
    <>
      <MeetingDetail
        state={state()}
        myUserId={user?.id ?? ''}
        inCall={inCall}
        running={running}
        error={dialog === undefined ? problem : undefined}
        sections={
          isMember && (
            <>
              {mayAnswerGuests && <MeetingGuestsSection meetingId={meetingId} />}
              <MeetingTranscriptsSection meeting={meeting} />
            </>
          )
        }
        onAnswer={({ answer }) => (meeting?.seriesId ? setDialog({ answer }) : answerIt(answer))}
        onJoin={() => meeting && run('join', () => join(meeting))}
        onLeave={() => meeting && run('leave', () => leave(meeting))}
        onExtend={({ endTime }) =>
          run('extend', () =>
            unwrap(office.POST('/v1/meetings/{id}/extend', { params, body: { endTime } })),
          )
        }
        onEnd={() => run('end', () => unwrap(office.POST('/v1/meetings/{id}/end', { params })))}
        onEdit={() => void navigate(editHref(meetingId))}
        onCancel={() => setDialog('cancel')}
        onCopy={({ text }) => copyText(text)}
        onGoToRoom={
          room ? () => goTo({ floorId: room.floorId, goal: { zoneId: room.zoneId } }) : undefined
        }
        chat={chat && { unreadMessages: chat.unread, onOpen: chat.open }}
        onBack={back}
        onRetry={() => void mutate()}
      />
      {dialog === 'cancel' && meeting && (
        <CancelMeetingDialog meeting={meeting} onClose={() => setDialog(undefined)} />
      )}
      {typeof dialog === 'object' && meeting && (
        <SeriesScopeDialog
          open
          change="answer"
          title={meeting.title ?? ''}
          submitting={running === dialog.answer}
          error={problem}
          onChoose={({ scope }) => answerIt(dialog.answer, scope)}
          onCancel={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
