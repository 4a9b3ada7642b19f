import { JoinableMeeting } from './JoinableMeeting.tsx';
import { WaitingGuests } from './WaitingGuests.tsx';

export function MeetingPrompts() {
  return (
    <>
      <WaitingGuests />
      <JoinableMeeting />
    </>
  );
}
