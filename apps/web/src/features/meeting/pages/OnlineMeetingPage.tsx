import { useSearchParams } from 'react-router-dom';
import { useMayCreate } from '../../organization/index.ts';
import { pageFromSearch } from '../models/pageFromSearch.ts';
import { MeetingListPage } from './MeetingListPage.tsx';
import { EditMeetingPage, NewMeetingPage } from './MeetingFormPages.tsx';
import { MeetingPage } from './MeetingPage.tsx';

export function OnlineMeetingPage() {
  const [search] = useSearchParams();
  const requestedPage = pageFromSearch(search, useMayCreate('meeting'));
  if (requestedPage.page === 'list') return <MeetingListPage joining={requestedPage.joining} />;
  if (requestedPage.page === 'edit')
    return <EditMeetingPage key={requestedPage.meetingId} meetingId={requestedPage.meetingId} />;
  if (requestedPage.page === 'meeting')
    return <MeetingPage key={requestedPage.meetingId} meetingId={requestedPage.meetingId} />;
  const param = (name: string) => search.get(name) ?? undefined;
  const preset = {
    userIds: param('userIds'),
    startTime: param('startTime'),
    endTime: param('endTime'),
    meetingRoomId: param('meetingRoomId'),
    minutes: param('minutes'),
    find: param('find'),
  };
  return <NewMeetingPage key={search.toString()} mode={requestedPage.mode} preset={preset} />;
}
