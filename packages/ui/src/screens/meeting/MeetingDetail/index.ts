export { MeetingDetail } from './MeetingDetail.tsx';
export type {
  MeetingDetailCallbacks,
  MeetingDetailProps,
  MeetingDetailState,
  MeetingWay,
} from './MeetingDetailProps.ts';
