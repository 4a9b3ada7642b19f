export { SeatAssignments, type SeatAssignmentsProps } from './SeatAssignments.tsx';
export type {
  AssignedSeat,
  SeatAssignment,
  SeatAssignmentsCallbacks,
  SeatAssignmentsState,
  SeatCandidateItem,
} from './seatAssignmentsState.ts';
