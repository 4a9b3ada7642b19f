export { meetingHref, planHref } from './meetingAddress.ts';
export { useMembersById } from './models/useMembersById.ts';
export { useMeetingRooms } from './models/useMeetingRooms.ts';
export { useParticipantSearch } from './models/useParticipantSearch.ts';
export { useRenewMeetings } from './models/useRenewMeetings.ts';
export { useTodaysMeetings } from './useTodaysMeetings.ts';
export { useMeetingNotices } from './useMeetingNotices.ts';
export { meetingUpdates } from './updates.ts';
