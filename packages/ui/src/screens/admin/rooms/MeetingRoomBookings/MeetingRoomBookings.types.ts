import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';

/** A time at which a meeting has a room, or at which it is closed. */
export type RoomUse = { id: string; startTime: string; endTime: string } & (
  | {
      kind: 'booking';
      /** Null of a private meeting. */
      title: string | null;
      organizer: string | null;
      participantCount: number;
      /** It has not begun. */
      canRelease: boolean;
    }
  | { kind: 'closure'; reason: string }
);

export interface BookedRoom {
  id: string;
  name: string;
  floorName: string;
  capacity: number;
  /** By start. */
  uses: readonly RoomUse[];
}

export type MeetingRoomBookingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly BookedRoom[] };

export type BookingsView = 'day' | 'week';

export interface ClosureValues {
  /** As typed: ISO 8601 where it is a date. */
  date: string;
  from: string;
  to: string;
  reason: string;
}

/** The dialog that is open: the booking that is cancelled, or the room that is closed. */
export type BookingDialog =
  | { kind: 'release'; meetingId: string; title: string; reason: string }
  | { kind: 'close'; roomId: string; roomName: string; values: ClosureValues };

export interface MeetingRoomBookingsProps {
  state: MeetingRoomBookingsState;
  breadcrumbs?: readonly Breadcrumb[];
  view: BookingsView;
  /** The span that is shown, in words. */
  span: string;
  dialog: BookingDialog | null;
  submitting?: boolean;
  /** The reason why it could not be done, in the member's language. */
  problem?: string | undefined;
  onViewChange(event: { view: BookingsView }): void;
  /** Earlier or later by a day or week; 0 for today. */
  onMove(event: { by: -1 | 0 | 1 }): void;
  onDialogChange(event: { dialog: BookingDialog | null }): void;
  onRelease(event: { meetingId: string; reason: string }): void;
  onClose(event: { roomId: string; values: ClosureValues }): void;
  onReopen(event: { closureId: string }): void;
  onRetry(): void;
}
