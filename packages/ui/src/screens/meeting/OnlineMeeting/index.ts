export {
  OnlineMeeting,
  type OnlineMeetingProps,
  type OnlineMeetingState,
} from './OnlineMeeting.tsx';
