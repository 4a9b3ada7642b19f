import type { Schemas } from '@office/api';
import type { MeetingRoomEntry as EntryChoice } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { CallManager } from '../calls/CallManager.ts';
import type { DismissedRooms } from './DismissedRooms.ts';
import { ShownTimeout } from '../calls/ShownTimeout.ts';

type VoiceRoom = Schemas['VoiceRoom'];
type RoomMeeting = Pick<Schemas['RoomMeeting'], 'meetingId' | 'takesPart' | 'canJoin' | 'provider'>;

export type MeetingRoomEntryState =
  | { status: 'outside' }
  | { status: 'entering'; meetingRoomId: string }
  /** The room is occupied by a private meeting of other members. */
  | { status: 'taken'; meetingRoomId: string }
  | { status: 'asking'; meetingRoomId: string; room: VoiceRoom }
  /** Answered by the member or by their saved choice. */
  | { status: 'inside'; meetingRoomId: string; room: VoiceRoom };

/** Afterwards the bar of the room offers the same actions. */
const questionMs = 60_000;

export interface MeetingRoomEntryOptions extends Pick<Deps, 'clock'> {
  calls: Pick<
    CallManager,
    'room' | 'join' | 'leave' | 'subscribe' | 'offersReturnTo' | 'endedWithPage'
  >;
  left: Pick<DismissedRooms, 'has' | 'add' | 'delete'>;
  /** Meeting rooms in which the member has answered or closed the question, until they leave the room. */
  answered: Pick<DismissedRooms, 'has' | 'add' | 'delete'>;
  meetingRoom(meetingRoomId: string): Promise<VoiceRoom>;
  meetingIn(meetingRoomId: string): Promise<RoomMeeting | null>;
  joinMeeting(meetingId: string, how: { muted: boolean }): void;
  /** Whether another tab has a call, which is taken over only by a user action. */
  hasCallInOtherTab(): boolean;
  choice(): EntryChoice;
  onFailed(error: unknown): void;
}

/**
 * Asks a member who enters a meeting room whether to join its call and meeting, or applies their
 * saved choice. Asks once per visit; leaving the room leaves both. Does not rejoin a call that was
 * left manually, and joins no meeting without an invitation.
 */
export class MeetingRoomEntry extends Store<MeetingRoomEntryState> {
  readonly #options: MeetingRoomEntryOptions;
  readonly #stop: () => void;
  #talk: VoiceRoom | null = null;
  readonly #timeout: ShownTimeout;

  constructor(options: MeetingRoomEntryOptions) {
    super({ status: 'outside' });
    this.#options = options;
    this.#timeout = new ShownTimeout(options.clock);
    this.#stop = options.calls.subscribe(() => this.#onCallChange());
  }

  async enter(meetingRoomId: string): Promise<void> {
    const before = this.getSnapshot();
    // Re-entering the floor after a reconnect is not a new entry into the room.
    if (before.status !== 'outside' && before.meetingRoomId === meetingRoomId) return;
    await this.#enter(meetingRoomId);
  }

  /** Asks again: the screen was clicked, or the meeting is over. */
  async offer(meetingRoomId: string): Promise<void> {
    const state = this.getSnapshot();
    if (state.status === 'outside' || state.meetingRoomId !== meetingRoomId) {
      return this.enter(meetingRoomId);
    }
    if (state.status === 'taken') return this.#enter(meetingRoomId);
    if (state.status === 'inside') this.#ask(meetingRoomId, state.room);
  }

  leave(meetingRoomId: string): void {
    const state = this.getSnapshot();
    this.#options.answered.delete(meetingRoomId);
    if (state.status !== 'outside' && state.meetingRoomId === meetingRoomId)
      this.set({ status: 'outside' });
    const { room } = this.#options.calls;
    if (room?.kind === 'MEETING_AREA' && room.meetingRoomId === meetingRoomId)
      this.#options.calls.leave();
  }

  join({ muted, meetingId }: { muted: boolean; meetingId?: string | undefined }): void {
    const state = this.getSnapshot();
    if (state.status !== 'asking' && state.status !== 'inside') return;
    this.#options.left.delete(state.meetingRoomId);
    this.#options.answered.add(state.meetingRoomId);
    this.#inside(state.meetingRoomId, state.room);
    if (meetingId) this.#options.joinMeeting(meetingId, { muted });
    else this.#options.calls.join(state.room, { muted });
  }

  stay(): void {
    const state = this.getSnapshot();
    if (state.status !== 'asking') return;
    this.#options.answered.add(state.meetingRoomId);
    this.#inside(state.meetingRoomId, state.room);
  }

  /** Pauses the timeout of the question while it is not shown. */
  setQuestionShown(isShown: boolean): void {
    this.#timeout.setShown(isShown);
  }

  override dispose(): void {
    this.#timeout.cancel();
    this.#stop();
  }

  #isEntering(meetingRoomId: string): boolean {
    const state = this.getSnapshot();
    return state.status === 'entering' && state.meetingRoomId === meetingRoomId;
  }

  async #enter(meetingRoomId: string): Promise<void> {
    const { meetingRoom, meetingIn, onFailed } = this.#options;
    this.set({ status: 'entering', meetingRoomId });
    const finding = meetingIn(meetingRoomId).catch(() => null);
    try {
      const room = await meetingRoom(meetingRoomId);
      const meeting = await finding;
      if (this.#isEntering(meetingRoomId)) this.#entered(meetingRoomId, room, meeting);
    } catch (error) {
      const meeting = await finding;
      if (!this.#isEntering(meetingRoomId)) return;
      if (meeting && !meeting.canJoin) return this.set({ status: 'taken', meetingRoomId });
      this.set({ status: 'outside' });
      onFailed(error);
    }
  }

  #entered(meetingRoomId: string, room: VoiceRoom, meeting: RoomMeeting | null): void {
    const { calls, choice, hasCallInOtherTab } = this.#options;
    // Does not ask a member with a call or a pending offer to return.
    if (calls.room || calls.offersReturnTo(room) || hasCallInOtherTab())
      return this.#inside(meetingRoomId, room);
    const isOwn = !meeting || (meeting.takesPart && meeting.provider === 'OFFICE');
    const asks = this.#options.left.has(meetingRoomId) || !isOwn;
    const requestedChoice = asks && choice() !== 'STAY' ? 'ASK' : choice();
    if (requestedChoice === 'ASK' && !this.#options.answered.has(meetingRoomId))
      return this.#ask(meetingRoomId, room);
    this.#inside(meetingRoomId, room);
    if (requestedChoice === 'ASK') return;
    if (requestedChoice !== 'STAY')
      this.join({ muted: requestedChoice === 'MUTED', meetingId: meeting?.meetingId });
  }

  #ask(meetingRoomId: string, room: VoiceRoom): void {
    const question = { status: 'asking', meetingRoomId, room } as const;
    this.set(question);
    this.#timeout.start(() => {
      if (this.getSnapshot() === question) this.stay();
    }, questionMs);
  }

  #inside(meetingRoomId: string, room: VoiceRoom): void {
    this.set({ status: 'inside', meetingRoomId, room });
  }

  #onCallChange(): void {
    const talk = this.#options.calls.room;
    const state = this.getSnapshot();
    if (this.#talk?.id === talk?.id) return;
    const ended = this.#talk;
    this.#talk = talk;
    if (state.status !== 'asking' && state.status !== 'inside') return;
    // A member in any call is not asked.
    if (talk) this.#inside(state.meetingRoomId, state.room);
    // A call that ended with its page was not left by the member.
    if (ended?.id === state.room.id && !this.#options.calls.endedWithPage)
      this.#options.left.add(state.meetingRoomId);
  }
}
