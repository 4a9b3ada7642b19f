import type { Status, WorkingStatus } from '../../patterns/presence.ts';

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

/** Something that can be done with someone: absent where it does not apply, disabled with the reason. */
export interface PersonAction {
  /** A key of `reason` in the strings of this area; enabled where absent. */
  disabled?: 'offline' | 'guest' | 'later' | 'otherFloor';
  onPress(): void;
}
