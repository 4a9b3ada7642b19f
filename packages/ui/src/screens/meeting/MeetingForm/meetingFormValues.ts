import {
  defaultMeetingMinutes,
  meetingStepMinutes,
  type MeetingProvider,
  type MeetingVisibility,
} from '@office/vocabulary';
import type { MeetingPerson } from '../meeting.ts';
import { instantAt, dateAndTimeOf } from '../../../patterns/dates/zoned.ts';

export const meetingFormModes = [
  'CREATE',
  'CREATE_NOW',
  'CREATE_MEETING_ROOM_NOW',
  'FOR_JOIN_MEETING',
] as const;
export type MeetingFormMode = (typeof meetingFormModes)[number];
export type MeetingPlanMode = Exclude<MeetingFormMode, 'FOR_JOIN_MEETING'>;

export interface MeetingFormValues {
  title: string;
  description: string;
  /** `2026-11-20`. Raw input if it is not a valid date. */
  date: string;
  time: string;
  /** Null if empty, NaN if the input is not a valid duration. */
  minutes: number | null;
  timeZone: string;
  /** Without the organiser. */
  participants: readonly MeetingPerson[];
  meetingRoomId: string | null;
  provider: MeetingProvider;
  visibility: MeetingVisibility;
  /** An RFC 5545 rule without `RRULE:`. Empty if the meeting does not repeat. */
  recurrence: string;
  /** If empty, the server generates a passcode. */
  passcode: string;
}

const minute = 60_000;
const step = meetingStepMinutes * minute;

const roundUp = (instant: number) => Math.ceil(instant / step) * step;

export function newMeetingValues({
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...overrides
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
    ...overrides,
  };
}

type Times = Pick<MeetingFormValues, 'date' | 'time' | 'minutes' | 'timeZone'>;

export interface MeetingFormTime {
  startTime: string;
  endTime: string;
}

export interface MeetingRange extends MeetingFormTime {
  meetingRoomId?: string | undefined;
}

export interface MeetingDraftEvent {
  values: MeetingFormValues;
  /** Null while it is incomplete. */
  time: MeetingFormTime | null;
  /** The start is still the default, which moves on with the clock. */
  followsClock: boolean;
  /** True if only the clock moved the start. False for a change by the member. */
  byClock: boolean;
}

/**
 * Null while incomplete. The end of an instant meeting is rounded up: the server starts it slightly
 * later and would reject a meeting below the minimum duration.
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
