import type {
  AccountLinkState,
  MeetingAnswer,
  MeetingProvider,
  MeetingStatus,
  MeetingVisibility,
} from '@office/vocabulary';
import type { MemberIdentity } from '../../patterns/MemberPicker/index.ts';

/** A person as meetings show them. */
export type MeetingPerson = MemberIdentity;

/** The time that "today" and "now" are measured from, and the zone in which times are shown. */
export interface MeetingClock {
  /** Epoch ms. */
  now: number;
  /** IANA name; the browser's own without it. */
  timeZone?: string;
}

export interface MeetingParticipant extends MeetingPerson {
  answer: MeetingAnswer;
}

/** The meeting room that a meeting is held in. */
export interface MeetingPlace {
  meetingRoomId: string;
  name: string;
  floorName?: string;
}

/** A meeting as lists show it. */
export interface MeetingSummary {
  meetingId: string;
  /** Null: it is private, and the member does not take part. */
  title: string | null;
  /** ISO 8601; null where none is set. */
  startTime: string | null;
  endTime: string | null;
  status: MeetingStatus;
  visibility: MeetingVisibility;
  provider: MeetingProvider;
  /** Null: they have left the organisation. */
  organizer: MeetingPerson | null;
  /** The organiser is one of them where they take part. */
  participants: readonly MeetingParticipant[];
  /** Null: the member does not take part. */
  ownAnswer: MeetingAnswer | null;
  room: MeetingPlace | null;
  /** The rule of its series (RFC 5545 without `RRULE:`); null where it is held once. */
  recurrence: string | null;
  /** The member is in it now. */
  joined?: boolean;
}

/** A meeting with all that the member may know of it. */
export interface MeetingView extends MeetingSummary {
  description: string | null;
  /** IANA name of the zone that it was planned in. */
  timeZone: string;
  /** The number that people type to join it; these three are null for those who do not take part. */
  number: string | null;
  url: string | null;
  passcode: string | null;
  /** The member may change, extend, end and cancel it. */
  canEdit: boolean;
}

/** A meeting service that the office offers. The office itself is always connected. */
export interface MeetingService {
  provider: MeetingProvider;
  /** `DISCONNECTED`: the provider refuses the link; linking again mends it. */
  state: AccountLinkState;
  /** The linked account's name or address. */
  account?: string | undefined;
  /** It is being linked now. */
  linking?: boolean;
  /** ISO 8601: the calls of a day are used up until then. */
  usedUpUntil?: string | undefined;
}

/** A time at which someone or a room is taken; `title` only of meetings that the member takes part in. */
export interface BusyMeetingTime {
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  title?: string | null;
}
