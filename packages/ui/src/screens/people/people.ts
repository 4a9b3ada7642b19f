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

/** The actions for a person, in the order in which they are offered. */
export const personActionNames = [
  'wave',
  'message',
  'call',
  'invite',
  'goTo',
  'follow',
  'note',
  'profile',
] as const;
export type PersonActionName = (typeof personActionNames)[number];

/** An action for a person: absent where it does not apply, disabled with the reason. */
export interface PersonAction {
  /** A key of `reason` in the strings of this area; enabled where absent. */
  disabled?: 'offline' | 'guest' | 'later' | 'otherFloor';
  /** It goes on already, and pressing it ends it: one follows them. */
  active?: boolean;
  onPress(): void;
}

/**
 * The actions for a person. `wave`, on oneself alone, waves to people nearby; `call` talks to them
 * by voice at once, `invite` asks them to talk, `goTo` walks to where they are, `follow` walks after
 * them, `note` leaves a note on their desk.
 */
export type PersonActions = Partial<Record<PersonActionName, PersonAction>>;

/** A person's place as it is shown; an unknown part is left out. */
export interface PersonPlace {
  /** The floor that they are on now. */
  floorName?: string;
  /** The room or area of that floor. */
  roomName?: string;
}

/** Someone in a list, with what there is to say about where they are. */
export interface PlacedPerson extends Person, PersonPlace {}
