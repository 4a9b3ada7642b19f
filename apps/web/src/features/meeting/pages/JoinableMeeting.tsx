import { MeetingNotice } from '@office/ui/screens/meeting';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { noticeCard, noticedMeeting } from '../models/noticeCard.ts';
import { toMeetingSummary } from '../models/meetingViews.ts';
import { useAttendance } from '../models/useAttendance.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { meetingHref, meetingIdFromUrl } from '../meetingPaths.ts';

export function JoinableMeeting() {
  const navigate = useNavigate();
  const language = useLanguage();
  const meetingId = useStore(noticedMeeting);
  const { data } = useQuietQuery('/v1/meetings/available');
  const { joinedMeetingId, join: enter } = useAttendance();
  const openMeetingId = meetingIdFromUrl(useLocation());
  const context = { meetingId, joinedMeetingId, openMeetingId };
  const { meeting, more } = noticeCard(data?.data ?? [], context);
  const isShown = useNotice('joinableMeeting', meeting !== null);
  const open = (id: string) => {
    noticedMeeting.answered();
    void navigate(meetingHref(id));
  };
  const [join, joining] = useAction(async () => {
    if (!meeting) return;
    try {
      await enter(meeting);
      open(meeting.id);
    } catch (error) {
      showError(error);
    }
  });
  return (
    <MeetingNotice
      meeting={isShown && meeting ? toMeetingSummary(meeting, { language }) : null}
      more={more}
      joining={joining}
      onJoin={join}
      onOpen={(event) => open(event.meetingId)}
      onDismiss={() => noticedMeeting.answered()}
    />
  );
}
