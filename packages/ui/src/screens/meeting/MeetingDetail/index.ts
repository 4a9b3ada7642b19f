export {
  MeetingDetail,
  type MeetingDetailCallbacks,
  type MeetingDetailProps,
  type MeetingDetailState,
  type MeetingWay,
} from './MeetingDetail.tsx';
