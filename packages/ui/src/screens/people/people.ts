import type {
  DeskDecorationKind,
  DeskNoteTint,
  DeskSlot,
  MeetingStatus,
  Status,
  WorkingStatus,
} from '@office/vocabulary';

/** A member as lists show them. */
export interface Person {
  userId: string;
  name: string;
  avatarUrl?: string;
  department?: string;
  jobTitle?: string;
  workingStatus: WorkingStatus;
  status: Status;
}

/** A person's place as it is shown; an unknown part is left out. */
export interface PersonPlace {
  /** The floor that they are on now. */
  floorName?: string;
  /** The room or area of that floor. */
  roomName?: string;
}

/** Someone in a list, with what there is to say about where they are. */
export interface PlacedPerson extends Person, PersonPlace {}

export interface DeskDecoration {
  slot: DeskSlot;
  kind: DeskDecorationKind;
}

/** A note that a colleague left on one's desk. */
export interface DeskNote {
  noteId: string;
  author: { userId: string; name: string; avatarUrl?: string | null };
  text: string;
  tint: DeskNoteTint;
  /** ISO 8601. */
  createdAt: string;
}

/** A meeting of today. */
export interface DeskMeeting {
  meetingId: string;
  title: string;
  /** ISO 8601. */
  startTime: string;
  endTime?: string;
  /** SCHEDULED where nothing is said. */
  status?: Exclude<MeetingStatus, 'CANCELED'>;
  /** The place of the meeting in words. */
  place?: string;
  href: string;
}
