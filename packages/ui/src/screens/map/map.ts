import type { SeatState, Status, WorkingStatus } from '@office/vocabulary';
import type { PersonReaction } from '../../patterns/callReactions/callReactions.ts';
import type { CallPicture } from '../../patterns/callVideo/CallVideo.tsx';

export type {
  FloorPlanData,
  PlanDecor,
  PlanDesk,
  PlanDoor,
  PlanName,
  PlanPoint,
  PlanSeat,
  PlanWall,
  PlanZone,
} from '../../patterns/planDrawing/floorPlanData.ts';

export interface MapFloor {
  floorId: string;
  name: string;
  peopleCount: number;
  freeSeats: number;
  current: boolean;
  /** The viewer may not enter this floor. */
  blocked: boolean;
}

export interface Seat {
  seatId: string;
  label: string;
  state: SeatState;
  userName?: string;
}

export interface PlanMeeting {
  /** Undefined for a private meeting the viewer does not participate in. */
  title?: string;
  startTime: string;
  endTime: string;
}

export interface RoomMeetings {
  zoneId: string;
  current?: PlanMeeting;
  next?: PlanMeeting;
}

export interface PlanDocument {
  zoneId: string;
  name: string;
  page: number;
  pages: number;
  url: string | null;
}

export interface PlanPerson {
  userId: string;
  name: string;
  avatarUrl?: string | null;
  workingStatus: WorkingStatus;
  status: Status;
  /** Simulated colleague of a demo organisation. */
  demo?: boolean | undefined;
  x: number;
  z: number;
  heading: number;
  /** One of the `personStates` of the movement protocol. */
  state: 'stand' | 'walk' | 'sit' | 'talk' | 'wave';
  /** Camera picture, if the viewer is in a call with the person. */
  picture?: CallPicture | undefined;
  /** Whether the person has raised a hand in the viewer's call. */
  handRaised?: boolean | undefined;
  /** Current reactions, if the viewer is in a call with the person. */
  reactions?: readonly PersonReaction[] | undefined;
}
