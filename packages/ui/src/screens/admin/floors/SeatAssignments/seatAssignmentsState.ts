import type { FloorPlanData } from '../../../../patterns/planDrawing/floorPlanData.ts';

export interface AssignedSeat {
  seatId: string;
  label: string;
  zoneName: string;
  /** `nativeName`: the name as the person writes it, beside a Latin `name`. */
  owner?: { userId: string; name: string; nativeName?: string; avatarUrl?: string | null };
}

export interface SeatCandidateItem {
  userId: string;
  name: string;
  /** Seat in the same office that the member would give up. */
  seat?: { label: string; floorName: string };
}

/** Assignment in progress. `problem` is the reason for the last rejection. */
export interface SeatAssignment {
  seatId: string;
  /** Members matching the search. Undefined while searching. */
  candidates?: readonly SeatCandidateItem[];
  submitting: boolean;
  problem?: string | undefined;
}

export type SeatAssignmentsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty'; floorName: string }
  | {
      status: 'ready';
      floorName: string;
      plan: FloorPlanData;
      seats: readonly AssignedSeat[];
      assignment?: SeatAssignment | undefined;
    };

export interface SeatAssignmentsCallbacks {
  onChoose(event: { seatId: string }): void;
  onSearch(event: { keyword: string }): void;
  onAssign(event: { seatId: string; userId: string }): void;
  onFree(event: { seatId: string }): void;
  onCancel(): void;
  onRetry(): void;
}
