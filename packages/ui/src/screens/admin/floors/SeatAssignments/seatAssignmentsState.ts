import type { FloorPlanData } from '../../../../patterns/planDrawing/floorPlanData.ts';

export interface AssignedSeat {
  seatId: string;
  label: string;
  /** The room or area that it is in, in the reader's language. */
  zoneName: string;
  /** The one whose seat it is. */
  owner?: { userId: string; name: string; avatarUrl?: string | null };
}

export interface SeatCandidateItem {
  userId: string;
  name: string;
  /** The seat that they have in this office: they give it up. */
  seat?: { label: string; floorName: string };
}

/** The seat that is being given. `problem` is why the last try was refused. */
export interface SeatAssignment {
  seatId: string;
  /** Those who fit the search; being looked for without it. */
  candidates?: readonly SeatCandidateItem[];
  submitting: boolean;
  problem?: string | undefined;
}

export type SeatAssignmentsState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The floor has no desks. */
  | { status: 'empty'; floorName: string }
  | {
      status: 'ready';
      floorName: string;
      plan: FloorPlanData;
      seats: readonly AssignedSeat[];
      assignment?: SeatAssignment | undefined;
    };

export interface SeatAssignmentsCallbacks {
  /** A seat is to be given: the members who may have it are looked for. */
  onChoose(event: { seatId: string }): void;
  onSearch(event: { keyword: string }): void;
  onAssign(event: { seatId: string; userId: string }): void;
  onFree(event: { seatId: string }): void;
  onCancel(): void;
  onRetry(): void;
}
