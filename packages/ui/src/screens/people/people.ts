import type { Status, WorkingStatus } from '@office/vocabulary';

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
