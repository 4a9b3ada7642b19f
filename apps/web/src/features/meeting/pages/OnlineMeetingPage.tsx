import { useSearchParams } from 'react-router-dom';
import { useMayCreate } from '../../organization/index.ts';
import { pageFromSearch } from '../models/pageFromSearch.ts';
import { MeetingListPage } from './MeetingListPage.tsx';
import { EditMeetingPage, NewMeetingPage } from './MeetingFormPages.tsx';
import { MeetingPage } from './MeetingPage.tsx';

export function OnlineMeetingPage() {
  const [search] = useSearchParams();
  const asked = pageFromSearch(search, useMayCreate('meeting'));
  if (asked.page === 'list') return <MeetingListPage joining={asked.joining} />;
  if (asked.page === 'edit')
    return <EditMeetingPage key={asked.meetingId} meetingId={asked.meetingId} />;
  if (asked.page === 'meeting')
    return <MeetingPage key={asked.meetingId} meetingId={asked.meetingId} />;
  const given = (name: string) => search.get(name) ?? undefined;
  const preset = {
    userIds: given('userIds'),
    startTime: given('startTime'),
    endTime: given('endTime'),
    meetingRoomId: given('meetingRoomId'),
    minutes: given('minutes'),
    find: given('find'),
  };
  return <NewMeetingPage key={search.toString()} mode={asked.mode} preset={preset} />;
}
