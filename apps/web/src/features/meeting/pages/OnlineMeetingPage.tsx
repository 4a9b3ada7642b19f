import { useSearchParams } from 'react-router-dom';
import { MeetingListPage } from './MeetingListPage.tsx';
import { MeetingPage } from './MeetingPage.tsx';

/** Shows what the address says: the meetings, or one of them, and the `view` of either. */
export function OnlineMeetingPage() {
  const [search] = useSearchParams();
  const meetingId = search.get('meetingId');
  const view = search.get('view');
  if (meetingId) return <MeetingPage key={meetingId} meetingId={meetingId} />;
  return <MeetingListPage joining={view === 'join'} />;
}
