import type { PersonActions } from '../../../patterns/personActions.ts';
import type {
  FloorPlanData,
  MapFloor,
  PlanDocument,
  PlanPerson,
  RoomMeetings,
  Seat,
} from '../map.ts';

export type FloorPlanState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The organisation has no floors. */
  | { status: 'empty' }
  /** This floor cannot be entered; the others can be chosen. */
  | { status: 'blocked'; floors: readonly MapFloor[]; floorId: string }
  | ReadyFloorPlan;

export interface ReadyFloorPlan {
  status: 'ready';
  floors: readonly MapFloor[];
  /** The floor that is shown; `current` of its entry says whether one is on it. */
  floorId: string;
  /** A room or another zone that was looked for: it is chosen at once. */
  zoneId?: string;
  /** The contract's `FloorPlan` as it is. */
  plan: FloorPlanData;
  /** Everyone on this floor, oneself too; a few updates a second. */
  people: readonly PlanPerson[];
  /** The seats of this floor that can be someone's own: its DESK seats. */
  seats: readonly Seat[];
  /** The meeting rooms of this floor. */
  meetings?: readonly RoomMeetings[];
  /** The documents that are shown in rooms of this floor. */
  documents?: readonly PlanDocument[];
  myUserId?: string;
  /** The user id of the followed person. */
  followedUserId?: string;
  /** Guests see the seats and take none. */
  canTakeSeats: boolean;
  /** The seat whose change is on its way. */
  changingSeatId?: string;
  /** Why the last change of a seat did not happen. */
  seatProblem?: { kind: 'unavailable'; label: string } | { kind: 'failed' };
}

export interface FloorPlanCallbacks {
  /** The actions for a person; asked for the chosen one. */
  personActions(event: { userId: string }): PersonActions;
  /** Shows another floor without going there. */
  onSelectFloor(event: { floorId: string }): void;
  onEnterFloor(event: { floorId: string }): void;
  /** Makes a DESK seat one's own. */
  onTakeSeat(event: { floorId: string; seatId: string }): void;
  onLeaveSeat(event: { floorId: string; seatId: string }): void;
  /** Walks to a seat and sits down. */
  onGoToSeat(event: { floorId: string; seatId: string }): void;
  /** Walks into a room, or to another named part of the floor. */
  onEnterRoom(event: { floorId: string; zoneId: string }): void;
  /** Walks to a place; only raised on the floor on which one is. Metres. */
  onWalkTo(event: { floorId: string; x: number; z: number }): void;
  onStopFollowing(): void;
}
