import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';

export type RoomUse = { id: string; startTime: string; endTime: string } & (
  | {
      kind: 'booking';
      /** Null for a private meeting. */
      title: string | null;
      organizer: string | null;
      participantCount: number;
      /** False once the meeting has started. */
      canRelease: boolean;
    }
  | { kind: 'closure'; reason: string }
);

export interface BookedRoom {
  id: string;
  name: string;
  floorName: string;
  capacity: number;
  /** Sorted by start time. */
  uses: readonly RoomUse[];
}

export type MeetingRoomBookingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly BookedRoom[] };

export type BookingsView = 'day' | 'week';

export interface ClosureValues {
  /** Raw input, ISO 8601 if it is a date. */
  date: string;
  from: string;
  to: string;
  reason: string;
}

export type BookingDialog =
  | { kind: 'release'; meetingId: string; title: string; reason: string }
  | { kind: 'close'; roomId: string; roomName: string; values: ClosureValues };

export interface MeetingRoomBookingsProps {
  state: MeetingRoomBookingsState;
  breadcrumbs?: readonly Breadcrumb[];
  view: BookingsView;
  span: string;
  dialog: BookingDialog | null;
  submitting?: boolean;
  problem?: string | undefined;
  onViewChange(event: { view: BookingsView }): void;
  /** Moves by days or weeks, depending on the view. 0 moves to today. */
  onMove(event: { by: -1 | 0 | 1 }): void;
  onDialogChange(event: { dialog: BookingDialog | null }): void;
  onRelease(event: { meetingId: string; reason: string }): void;
  onClose(event: { roomId: string; values: ClosureValues }): void;
  onReopen(event: { closureId: string }): void;
  onRetry(): void;
}
