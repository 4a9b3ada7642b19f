import { OnlineMeeting, type OnlineMeetingState } from '@office/ui/screens/meeting';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useMayCreate, useMayView } from '../../organization/index.ts';
import { toMeetingSummary } from '../models/meetingViews.ts';
import { useAttendance } from '../models/useAttendance.ts';
import { useMeetingServices } from '../models/useMeetingServices.ts';
import { useStartNow } from '../models/useStartNow.ts';
import { useOwnMeetings } from '../models/useOwnMeetings.ts';
import { JoinByIdDialog } from './JoinByIdDialog.tsx';
import { joinHref, meetingHref, planHref, startNowHref } from '../meetingPaths.ts';

export function MeetingListPage({ joining }: { joining: boolean }) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { user } = useSession();
  const canCreate = useMayCreate('meeting') ?? false;
  const hasCalendar = useMayView('calendar') ?? false;
  const { lists, error, retry } = useOwnMeetings();
  const { services } = useMeetingServices();
  const { joinedMeetingId, join: enter } = useAttendance();
  const [start, starting] = useStartNow();
  const [joiningId, setJoiningId] = useState<string>();
  const [join] = useAction(async (meetingId: string) => {
    const meeting = lists?.available.find(({ id }) => id === meetingId);
    if (!meeting) return;
    setJoiningId(meetingId);
    try {
      await enter(meeting);
      void navigate(meetingHref(meetingId));
    } catch (failure) {
      showError(failure);
    }
    setJoiningId(undefined);
  });
  const viewer = { language, joinedMeetingId, myUserId: user?.id };
  const state = (): OnlineMeetingState => {
    if (!lists) return { status: error ? 'error' : 'loading' };
    const { available, today, coming } = lists;
    if (available.length + today.length + coming.length === 0) return { status: 'empty' };
    const shown = (meetings: typeof available) =>
      meetings.map((meeting) => toMeetingSummary(meeting, viewer));
    return {
      status: 'ready',
      available: shown(available),
      today: shown(today),
      coming: shown(coming),
    };
  };
  return (
    <>
      <OnlineMeeting
        state={state()}
        services={services}
        canCreate={canCreate}
        calendarHref={hasCalendar ? '/calendar' : undefined}
        joiningMeetingId={joiningId}
        starting={starting}
        onStartNow={start}
        onStartWithOptions={() => void navigate(startNowHref)}
        onPlan={() => void navigate(planHref())}
        onJoinById={() => void navigate(joinHref)}
        onJoin={({ meetingId }) => join(meetingId)}
        onOpen={({ meetingId }) => void navigate(meetingHref(meetingId))}
        onLinkAccounts={() => void navigate('/settings#meeting')}
        onRetry={retry}
      />
      {joining && (
        <JoinByIdDialog onClose={() => void navigate('/online-meeting', { replace: true })} />
      )}
    </>
  );
}
