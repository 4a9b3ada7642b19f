export { PlanMeetingForm } from './PlanMeetingForm.ts';
export { meetingHref, planHref } from './meetingPaths.ts';
export { useMembersById } from './models/useMembersById.ts';
export { useMeetingRooms } from './models/useMeetingRooms.ts';
export { useParticipantSearch } from './models/useParticipantSearch.ts';
export { useRevalidateMeetings } from './models/useRevalidateMeetings.ts';
export { useTodaysMeetings } from './useTodaysMeetings.ts';
