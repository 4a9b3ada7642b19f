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
  | { status: 'empty' }
  /** The viewer may not enter this floor. Other floors can be selected. */
  | { status: 'blocked'; floors: readonly MapFloor[]; floorId: string }
  | ReadyFloorPlan;

export interface ReadyFloorPlan {
  status: 'ready';
  floors: readonly MapFloor[];
  /** The shown floor. `current` of its entry in `floors` says whether the viewer is on it. */
  floorId: string;
  /** A searched zone that is selected initially. */
  zoneId?: string;
  plan: FloorPlanData;
  /** All people on this floor including the viewer. Updated several times per second. */
  people: readonly PlanPerson[];
  /** The DESK seats of this floor, which members can claim. */
  seats: readonly Seat[];
  meetings?: readonly RoomMeetings[];
  documents?: readonly PlanDocument[];
  myUserId?: string;
  followedUserId?: string;
  /** False for guests. */
  canTakeSeats: boolean;
  changingSeatId?: string;
  seatProblem?: { kind: 'unavailable'; label: string } | { kind: 'failed' };
}

export interface FloorPlanCallbacks {
  personActions(event: { userId: string }): PersonActions;
  onSelectFloor(event: { floorId: string }): void;
  onEnterFloor(event: { floorId: string }): void;
  onTakeSeat(event: { floorId: string; seatId: string }): void;
  onLeaveSeat(event: { floorId: string; seatId: string }): void;
  onGoToSeat(event: { floorId: string; seatId: string }): void;
  /** Walks into a room or another named zone. */
  onEnterRoom(event: { floorId: string; zoneId: string }): void;
  /** Walks to a point, in metres. Raised only on the floor of the viewer. */
  onWalkTo(event: { floorId: string; x: number; z: number }): void;
  onStopFollowing(): void;
}
