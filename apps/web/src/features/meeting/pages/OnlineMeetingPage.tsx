import type { MeetingPlanMode } from '@office/ui';
import { useSearchParams } from 'react-router-dom';
import { MeetingListPage } from './MeetingListPage.tsx';
import { EditMeetingPage, NewMeetingPage } from './MeetingFormPages.tsx';
import { MeetingPage } from './MeetingPage.tsx';

const modes: Partial<Record<string, MeetingPlanMode>> = {
  new: 'CREATE',
  now: 'CREATE_NOW',
  room: 'CREATE_MEETING_ROOM_NOW',
};

/** Shows what the address says: the meetings, or one of them, and the `view` of either. */
export function OnlineMeetingPage() {
  const [search] = useSearchParams();
  const meetingId = search.get('meetingId');
  const view = search.get('view') ?? '';
  if (meetingId && view === 'edit')
    return <EditMeetingPage key={meetingId} meetingId={meetingId} />;
  if (meetingId) return <MeetingPage key={meetingId} meetingId={meetingId} />;
  const mode = modes[view];
  if (!mode) return <MeetingListPage joining={view === 'join'} />;
  const given = (name: string) => search.get(name) ?? undefined;
  const preset = {
    userIds: given('userIds'),
    startTime: given('startTime'),
    endTime: given('endTime'),
    meetingRoomId: given('meetingRoomId'),
    minutes: given('minutes'),
    find: given('find'),
  };
  return <NewMeetingPage key={search.toString()} mode={mode} preset={preset} />;
}
