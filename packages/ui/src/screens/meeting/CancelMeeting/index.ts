export { CancelMeeting, type CancelMeetingProps } from './CancelMeeting.tsx';
