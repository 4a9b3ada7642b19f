import type {
  DeskDecorationKind,
  DeskNoteTint,
  DeskSlot,
  MeetingStatus,
  Status,
  WorkingStatus,
} from '@office/vocabulary';

export interface Person {
  userId: string;
  name: string;
  /** The name as the person writes it, shown beside a Latin name. */
  nativeName?: string;
  avatarUrl?: string;
  department?: string;
  jobTitle?: string;
  workingStatus: WorkingStatus;
  status: Status;
  /** Simulated colleague of a demo organisation. */
  demo?: boolean;
  /** Marks a bot, which has no presence. */
  bot?: boolean;
}

/** A person's location. Unknown parts are omitted. */
export interface PersonLocation {
  floorName?: string;
  roomName?: string;
}

export interface StatusLine {
  emoji: string;
  text: string;
  /** ISO 8601. Null without an end. */
  endsAt: string | null;
}

export interface PlacedPerson extends Person, PersonLocation {}

export interface DeskDecoration {
  slot: DeskSlot;
  kind: DeskDecorationKind;
}

export interface DeskNote {
  noteId: string;
  author: { userId: string; name: string; avatarUrl?: string | null };
  text: string;
  tint: DeskNoteTint;
  createdAt: string;
}

export interface DeskMeeting {
  meetingId: string;
  title: string;
  startTime: string;
  endTime?: string;
  /** Defaults to SCHEDULED. */
  status?: Exclude<MeetingStatus, 'CANCELED'>;
  place?: string;
  href: string;
}
