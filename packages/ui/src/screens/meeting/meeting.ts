import type {
  AccountLinkState,
  MeetingAnswer,
  MeetingProvider,
  MeetingStatus,
  MeetingVisibility,
} from '@office/vocabulary';
import type { MemberIdentity } from '../../patterns/MemberPicker/index.ts';

export type MeetingPerson = MemberIdentity;

/** The current time, and the time zone of displayed times. */
export interface MeetingClock {
  /** Epoch ms. */
  now: number;
  /** IANA name. Defaults to the time zone of the browser. */
  timeZone?: string;
}

export interface MeetingParticipant extends MeetingPerson {
  answer: MeetingAnswer;
  /** Whether the participant is in the meeting now. */
  present?: boolean;
}

export interface MeetingPlace {
  meetingRoomId: string;
  name: string;
  floorName?: string;
}

export interface MeetingSummary {
  meetingId: string;
  /** Null for a private meeting the member does not participate in. */
  title: string | null;
  /** ISO 8601. Null if not set. */
  startTime: string | null;
  endTime: string | null;
  status: MeetingStatus;
  visibility: MeetingVisibility;
  provider: MeetingProvider;
  /** Null if the organiser left the organisation. */
  organizer: MeetingPerson | null;
  /** Includes the organiser if they participate. */
  participants: readonly MeetingParticipant[];
  /** Null if the member does not participate. */
  ownAnswer: MeetingAnswer | null;
  room: MeetingPlace | null;
  /** Recurrence rule (RFC 5545 without `RRULE:`). Null for a single meeting. */
  recurrence: string | null;
  joined?: boolean;
}

export interface MeetingView extends MeetingSummary {
  description: string | null;
  /** IANA name of the time zone in which the meeting was planned. */
  timeZone: string;
  /** Number to join. `number`, `url` and `passcode` are null for non-participants. */
  number: string | null;
  url: string | null;
  passcode: string | null;
  /** Permission to change, extend, end and cancel. */
  canEdit: boolean;
}

/** A meeting provider. `OFFICE` is always connected. */
export interface MeetingService {
  provider: MeetingProvider;
  /** `DISCONNECTED`: the provider rejects the account, which must be linked again. */
  state: AccountLinkState;
  account?: string | undefined;
  linking?: boolean;
  /** ISO 8601. Set when the daily limit of the provider is reached. */
  usedUpUntil?: string | undefined;
}

/** Busy period of a person or room. `title` is set only for meetings of the member. */
export interface BusyMeetingTime {
  startTime: string;
  endTime: string;
  title?: string | null;
}
