export {
  MeetingForm,
  type JoinMeetingFormProps,
  type MeetingFormProps,
  type MeetingFormState,
  type PlanMeetingFormProps,
} from './MeetingForm.tsx';
export type { MeetingFormError } from './MeetingForm.schema.ts';
export {
  meetingFormModes,
  meetingTimeOf,
  newMeetingValues,
  type MeetingDraftEvent,
  type MeetingFormMode,
  type MeetingFormTime,
  type MeetingFormValues,
  type MeetingPlanMode,
  type MeetingRange,
} from './meetingFormValues.ts';
export type { MeetingConflicts } from './PlanFields.tsx';
export type { MeetingRoomOption } from './RoomField.tsx';
