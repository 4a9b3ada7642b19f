export {
  AnswerMeeting,
  type AnswerMeetingProps,
  type GivenMeetingAnswer,
} from './AnswerMeeting.tsx';
