import {
  defaultMeetingMinutes,
  meetingStepMinutes,
  type MeetingProvider,
  type MeetingVisibility,
} from '@office/vocabulary';
import type { MeetingPerson } from '../meeting.ts';
import { instantAt, dateAndTimeOf } from '../../../patterns/dates/zoned.ts';

/** The form's ways: for later, at once, at once in a meeting room, and joining. */
export const meetingFormModes = [
  'CREATE',
  'CREATE_NOW',
  'CREATE_MEETING_ROOM_NOW',
  'FOR_JOIN_MEETING',
] as const;
export type MeetingFormMode = (typeof meetingFormModes)[number];
/** Those that make a meeting. */
export type MeetingPlanMode = Exclude<MeetingFormMode, 'FOR_JOIN_MEETING'>;

/** All that is typed and chosen; a draft that is kept while one is away. */
export interface MeetingFormValues {
  title: string;
  description: string;
  /** `2026-11-20`; a text that is no date as it was typed. */
  date: string;
  /** `09:30` */
  time: string;
  /** How long it is; null for none, NaN for a text that is no length. */
  minutes: number | null;
  /** IANA name. */
  timeZone: string;
  /** Those who are asked, without oneself. */
  participants: readonly MeetingPerson[];
  meetingRoomId: string | null;
  provider: MeetingProvider;
  visibility: MeetingVisibility;
  /** A rule of RFC 5545 without `RRULE:`; empty for none. */
  recurrence: string;
  /** Empty: one is made. */
  passcode: string;
}

const minute = 60_000;
const step = meetingStepMinutes * minute;

/** The next step of the clock after an instant. */
const roundUp = (instant: number) => Math.ceil(instant / step) * step;

/** The values that a form begins with: an hour from the next five minutes on. */
export function newMeetingValues({
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...given
}: { now: number; timeZone?: string | undefined } & Partial<MeetingFormValues>): MeetingFormValues {
  return {
    title: '',
    description: '',
    ...dateAndTimeOf(roundUp(now + 1), timeZone),
    minutes: defaultMeetingMinutes,
    timeZone,
    participants: [],
    meetingRoomId: null,
    provider: 'OFFICE',
    visibility: 'OPEN',
    recurrence: '',
    passcode: '',
    ...given,
  };
}

type Times = Pick<MeetingFormValues, 'date' | 'time' | 'minutes' | 'timeZone'>;

/** ISO 8601. */
export interface MeetingFormTime {
  startTime: string;
  endTime: string;
}

/**
 * From when until when the meeting is to be; null while that is not known. One that begins at once ends at
 * the first step of the clock after its length: the server's clock is a moment ahead.
 */
export function meetingTimeOf(
  { date, time, minutes, timeZone }: Times,
  { mode, now }: { mode: MeetingPlanMode; now: number },
): MeetingFormTime | null {
  if (minutes === null || !(minutes > 0)) return null;
  const isNow = mode !== 'CREATE';
  const start = isNow ? now : instantAt({ date, time }, timeZone);
  if (Number.isNaN(start)) return null;
  const end = start + minutes * minute;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(isNow ? roundUp(end + minute) : end).toISOString(),
  };
}
