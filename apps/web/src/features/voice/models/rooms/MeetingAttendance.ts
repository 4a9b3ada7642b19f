import type { RealtimeMessages, Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { Attendance, JoinOutcome } from '../../../../platform/meeting/meetingCall.ts';
import type { CallManager } from '../calls/CallManager.ts';
import type { JoinOptions } from '../calls/OutgoingCall.ts';

type Room = Schemas['VoiceRoom'];
type Meeting = Schemas['Meeting'];

export interface MeetingAttendanceOptions {
  calls: Pick<CallManager, 'room' | 'join' | 'leave' | 'subscribe'>;
  myUserId: string;
  now(): number;
  api: {
    room(meetingId: string): Promise<Room>;
    join(meetingId: string): Promise<Meeting>;
    leave(meetingId: string): Promise<void>;
  };
  onJoined(meeting: Meeting, room: Room): void;
  onLeft(meeting: Meeting, room: Room): void;
  onTimeOver(meeting: Meeting): void;
}

type MeetingUpdate = Pick<
  RealtimeMessages['updateMeetingStatus'],
  'meetingId' | 'status' | 'title' | 'endTime'
>;

/** The joined office meeting. Leaving its call leaves the meeting. */
export class MeetingAttendance extends Store<Attendance> {
  readonly #options: MeetingAttendanceOptions;
  readonly #stop: () => void;

  constructor(options: MeetingAttendanceOptions) {
    super({ status: 'out' });
    this.#options = options;
    this.#stop = options.calls.subscribe(() => this.#onCallChange());
  }

  async join(meetingId: string, how: Partial<JoinOptions> = {}): Promise<JoinOutcome> {
    const before = this.getSnapshot();
    if (before.status === 'in' && before.meeting.id === meetingId) return { status: 'joined' };
    const { api, calls, onJoined } = this.#options;
    this.set({ status: 'joining', meetingId });
    try {
      const room = await api.room(meetingId);
      if (this.#isFull(room)) return this.#stay(meetingId, { status: 'full' });
      const meeting = await api.join(meetingId);
      if (!this.#isJoining(meetingId)) {
        ignoreRejection(api.leave(meetingId));
        return { status: 'left' };
      }
      this.set({ status: 'in', meeting, room, isOver: false });
      calls.join(room, how);
      onJoined(meeting, room);
      return { status: 'joined' };
    } catch (error) {
      return this.#stay(meetingId, { status: 'refused', error });
    }
  }

  leave(): void {
    if (this.getSnapshot().status === 'joining') this.set({ status: 'out' });
    else if (this.getSnapshot().status === 'in') this.#options.calls.leave();
  }

  /** Handles updateMeetingStatus. The server ends the call of a meeting that is ended early. */
  updated({ meetingId, status, title, endTime }: MeetingUpdate): void {
    const state = this.getSnapshot();
    if (state.status !== 'in' || state.meeting.id !== meetingId) return;
    const meeting = { ...state.meeting, title, status, endTime };
    const isOver = status === 'ENDED' || status === 'CANCELED';
    this.set({ ...state, meeting, isOver });
    const timeIsOver = status === 'ENDED' && Date.parse(endTime) <= this.#options.now();
    if (timeIsOver && !state.isOver) this.#options.onTimeOver(meeting);
  }

  override dispose(): void {
    this.#stop();
  }

  #stay(meetingId: string, outcome: JoinOutcome): JoinOutcome {
    if (!this.#isJoining(meetingId)) return { status: 'left' };
    this.set({ status: 'out' });
    return outcome;
  }

  #isJoining(meetingId: string): boolean {
    const state = this.getSnapshot();
    return state.status === 'joining' && state.meetingId === meetingId;
  }

  #isFull({ participants, limit }: Room): boolean {
    const { myUserId } = this.#options;
    return participants.filter(({ userId }) => userId !== myUserId).length >= limit;
  }

  #onCallChange(): void {
    const state = this.getSnapshot();
    if (state.status !== 'in') return;
    const { api, calls, onLeft } = this.#options;
    const { meeting, room } = state;
    if (calls.room?.id === room.id) return;
    this.set({ status: 'out' });
    ignoreRejection(api.leave(meeting.id));
    onLeft(meeting, room);
  }
}

/** The server also learns it from the call. */
function ignoreRejection(leaving: Promise<void>): void {
  leaving.catch(() => undefined);
}
