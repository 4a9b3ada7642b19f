export { MeetingDetail } from './MeetingDetail.tsx';
export type {
  MeetingDetailCallbacks,
  MeetingDetailProps,
  MeetingDetailState,
  MeetingAccess,
} from './MeetingDetailProps.ts';
