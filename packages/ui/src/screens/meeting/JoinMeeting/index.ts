export { JoinMeeting, type JoinMeetingProps } from './JoinMeeting.tsx';
export type { JoinMeetingProblem } from './JoinMeetingFields.tsx';
export type { JoinMeetingValues } from './JoinMeeting.schema.ts';
