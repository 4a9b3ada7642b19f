import {
  maxMeetingDescriptionLength,
  maxMeetingMinutes,
  maxMeetingParticipants,
  maxPasscodeLength,
  maxTextLength,
  meetingHorizonMs,
  minMeetingMinutes,
  passcodePattern,
  visibleTextPattern,
} from '@office/vocabulary';
import { isIsoDate } from '../../../patterns/dates/isoDate.ts';
import { isIsoTime } from '../../../patterns/dates/parseTime.ts';
import { dropUndefined, fieldSchema, type FieldProblems } from '../fieldSchema.ts';
import { isDailyLimitReached } from '../isDailyLimitReached.ts';
import type { MeetingService } from '../meeting.ts';
import { instantAt } from '../../../patterns/dates/zoned.ts';
import type { MeetingFormValues, MeetingPlanMode } from './meetingFormValues.ts';

/** Each rule of a meeting, by the name of its text. */
export type MeetingFormRule =
  | 'required'
  | 'titleTooLong'
  | 'titleInvalid'
  | 'descriptionTooLong'
  | 'dateInvalid'
  | 'timeInvalid'
  | 'startsTooLate'
  | 'startInPast'
  | 'minutesInvalid'
  | 'endNotLater'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'notLinked'
  | 'linkBroken'
  | 'usedUp'
  | 'passcodeTooLong'
  | 'passcodeInvalid';

export interface MeetingFormContext {
  mode: MeetingPlanMode;
  /** Epoch ms. */
  now: number;
  services: readonly MeetingService[];
  /** A meeting that there is already: its service stays. */
  editing: boolean;
}

/** Others than the organiser, who takes part. */
export const maxMeetingGuests = maxMeetingParticipants - 1;

/** Returns the first violated rule of each field. Fields that the mode does not have are skipped. */
export function meetingFormProblems(
  values: MeetingFormValues,
  { mode, now, services, editing }: MeetingFormContext,
): FieldProblems<MeetingFormValues, MeetingFormRule> {
  const { title, description, date, time, minutes, timeZone, passcode, provider } = values;
  const isPlanned = mode === 'CREATE';
  const inRoom = mode === 'CREATE_MEETING_ROOM_NOW';
  const start = isPlanned ? instantAt({ date, time }, timeZone) : now;

  const ofTitle = (): MeetingFormRule | undefined => {
    // A meeting that starts now is named after its room or its organiser.
    if (title === '') return isPlanned ? 'required' : undefined;
    if (title.length > maxTextLength) return 'titleTooLong';
    return visibleTextPattern.test(title) ? undefined : 'titleInvalid';
  };
  const ofDate = (): MeetingFormRule | undefined => {
    if (!isPlanned) return undefined;
    if (date.trim() === '') return 'required';
    if (!isIsoDate(date)) return 'dateInvalid';
    return start > now + meetingHorizonMs ? 'startsTooLate' : undefined;
  };
  const ofTime = (): MeetingFormRule | undefined => {
    if (!isPlanned) return undefined;
    if (time.trim() === '') return 'required';
    if (!isIsoTime(time)) return 'timeInvalid';
    return start <= now ? 'startInPast' : undefined;
  };
  const ofMinutes = (): MeetingFormRule | undefined => {
    if (minutes === null) return 'required';
    if (Number.isNaN(minutes)) return 'minutesInvalid';
    if (minutes <= 0) return 'endNotLater';
    if (minutes < minMeetingMinutes) return 'tooShort';
    return minutes > maxMeetingMinutes ? 'tooLong' : undefined;
  };
  const ofProvider = (): MeetingFormRule | undefined => {
    const service = editing ? undefined : services.find((each) => each.provider === provider);
    if (!service) return undefined;
    if (service.state === 'UNLINKED') return 'notLinked';
    if (service.state === 'DISCONNECTED') return 'linkBroken';
    return isDailyLimitReached(service, now) ? 'usedUp' : undefined;
  };
  const ofPasscode = (): MeetingFormRule | undefined => {
    if (passcode === '') return undefined;
    if (passcode.length > maxPasscodeLength) return 'passcodeTooLong';
    return passcodePattern.test(passcode) ? undefined : 'passcodeInvalid';
  };
  return dropUndefined<MeetingFormValues, MeetingFormRule>({
    title: ofTitle(),
    date: ofDate(),
    time: ofTime(),
    minutes: ofMinutes(),
    timeZone: isPlanned && timeZone === '' ? 'required' : undefined,
    participants: values.participants.length > maxMeetingGuests ? 'tooMany' : undefined,
    meetingRoomId: inRoom && values.meetingRoomId === null ? 'required' : undefined,
    provider: ofProvider(),
    description:
      description.length > maxMeetingDescriptionLength ? 'descriptionTooLong' : undefined,
    visibility: undefined,
    recurrence: undefined,
    passcode: inRoom ? undefined : ofPasscode(),
  });
}

/** The rules of a meeting as a form schema. Reads `context` at each validation. */
export function meetingFormSchema(
  messageFor: (rule: MeetingFormRule) => string,
  context: () => MeetingFormContext,
) {
  return fieldSchema<MeetingFormValues, MeetingFormRule>({
    read: (values) => ({
      ...values,
      title: values.title.trim(),
      description: values.description.trim(),
      passcode: values.passcode.normalize('NFKC').trim(),
    }),
    problems: (values) => meetingFormProblems(values, context()),
    messageFor,
  });
}

export interface MeetingFormError {
  /** The error's code: `meetingRoomBusy`. */
  code?: string | undefined;
  /** The field of the request that it is about: `startTime`. */
  field?: string | undefined;
  /** Why, in the member's language. */
  text: string;
  /** With `meetingRoomBusy`: from when the room is taken, ISO 8601. */
  startTime?: string | undefined;
}

const fieldOfCode: Partial<Record<string, keyof MeetingFormValues>> = {
  meetingTimeInvalid: 'time',
  meetingDurationTooShort: 'minutes',
  meetingParticipantsOverLimit: 'participants',
  userNotFound: 'participants',
  meetingRoomBusy: 'meetingRoomId',
  meetingRoomAlreadyRegistered: 'meetingRoomId',
  meetingRoomNotFound: 'meetingRoomId',
  accountNotLinked: 'provider',
  accountLinkInvalid: 'provider',
  accountAlreadyLinked: 'provider',
  calendarPermissionNotGranted: 'provider',
  meetingProviderDailyLimit: 'provider',
  // Shown at the provider field, where the member can choose another provider.
  meetingCreateFailed: 'provider',
  meetingUpdateFailed: 'provider',
};

const fieldOfRequest: Partial<Record<string, keyof MeetingFormValues>> = {
  title: 'title',
  description: 'description',
  startTime: 'time',
  endTime: 'minutes',
  timeZone: 'timeZone',
  participantIds: 'participants',
  meetingRoomId: 'meetingRoomId',
  provider: 'provider',
  passcode: 'passcode',
  visibility: 'visibility',
  recurrence: 'recurrence',
};

/** The fields that each mode shows; `edit` changes a meeting that is planned. */
export const meetingFormFields: Record<MeetingPlanMode, readonly (keyof MeetingFormValues)[]> = {
  CREATE: [
    'title',
    'date',
    'time',
    'minutes',
    'timeZone',
    'recurrence',
    'participants',
    'meetingRoomId',
    'provider',
    'description',
    'visibility',
    'passcode',
  ],
  CREATE_NOW: [
    'title',
    'minutes',
    'participants',
    'meetingRoomId',
    'provider',
    'description',
    'visibility',
    'passcode',
  ],
  CREATE_MEETING_ROOM_NOW: ['title', 'minutes', 'participants', 'meetingRoomId', 'provider'],
};

/** The field at which the server's refusal is shown; null: above the form. */
export function fieldOfError(
  { code, field }: MeetingFormError,
  mode: MeetingPlanMode,
): keyof MeetingFormValues | null {
  const found = fieldOfRequest[field ?? ''] ?? fieldOfCode[code ?? ''];
  // A start that the form does not ask for is the length's matter.
  const shown = found === 'time' && mode !== 'CREATE' ? 'minutes' : found;
  return shown && meetingFormFields[mode].includes(shown) ? shown : null;
}
