import type { PersonAction } from '../people/people.ts';
import type { Status, WorkingStatus } from '../../patterns/presence.ts';

/** A floor of the organisation's office. */
export interface MapFloor {
  floorId: string;
  name: string;
  peopleCount: number;
  freeSeats: number;
  /** One is on this floor. */
  current: boolean;
  /** It cannot be entered (spec §6). */
  blocked: boolean;
}

export interface FloorPerson {
  userId: string;
  name: string;
  avatarUrl?: string;
  workingStatus: WorkingStatus;
  status: Status;
  /** The room or area that they are in. */
  place?: string;
  goTo?: PersonAction;
}

/** EMPTY is free, SELECTED is someone else's, ACTIVE is one's own (spec §4). */
export const seatStates = ['EMPTY', 'SELECTED', 'ACTIVE'] as const;
export type SeatState = (typeof seatStates)[number];

export interface Seat {
  seatId: string;
  label: string;
  state: SeatState;
  /** Whose it is, where it is SELECTED. */
  userName?: string;
}
