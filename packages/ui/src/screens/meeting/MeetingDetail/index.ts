export { MeetingDetail } from './MeetingDetail.tsx';
export type {
  MeetingDetailCallbacks,
  MeetingDetailProps,
  MeetingDetailState,
  MeetingAccess as MeetingWay,
} from './MeetingDetailProps.ts';
