import type { SeatState, Status, WorkingStatus } from '@office/vocabulary';
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

/** A floor of the organisation's office. */
export interface MapFloor {
  floorId: string;
  name: string;
  peopleCount: number;
  freeSeats: number;
  /** One is on this floor. */
  current: boolean;
  /** It cannot be entered. */
  blocked: boolean;
}

export interface Seat {
  seatId: string;
  label: string;
  state: SeatState;
  /** The user id of its holder, if it is SELECTED. */
  userName?: string;
}

/** A meeting as the door of its room tells it. */
export interface PlanMeeting {
  /** Absent where it is private, and others'. */
  title?: string;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
}

/** A meeting room of the floor with the meeting that is on there, and the next one. */
export interface RoomMeetings {
  zoneId: string;
  current?: PlanMeeting;
  next?: PlanMeeting;
}

/** A document that is shown in a room of the floor. */
export interface PlanDocument {
  zoneId: string;
  name: string;
  page: number;
  pages: number;
  /** The picture of the page; null until it is there. */
  url: string | null;
}

/** Someone on the floor and where exactly. */
export interface PlanPerson {
  userId: string;
  name: string;
  avatarUrl?: string | null;
  workingStatus: WorkingStatus;
  status: Status;
  x: number;
  z: number;
  heading: number;
  /** `personStates` of the movement protocol. */
  state: 'stand' | 'walk' | 'sit' | 'talk' | 'wave';
  /** The picture of their camera, for those who talk with them. */
  picture?: CallPicture | undefined;
}
