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
  type MeetingFormMode,
  type MeetingFormTime,
  type MeetingFormValues,
  type MeetingPlanMode,
} from './meetingFormValues.ts';
export type { MeetingConflicts, MeetingDraftEvent, MeetingRange } from './PlanFields.tsx';
export type { MeetingRoomOption } from './RoomField.tsx';
