export { MeetingNotice, type MeetingNoticeProps, type NoticedMeeting } from './MeetingNotice.tsx';
