import type { Schemas } from '@office/api';
import type { MeetingRoomEntry as EntryChoice } from '@office/vocabulary';
import { Store } from '@office/client/lib/Store.ts';
import type { CallManager } from './CallManager.ts';
import type { LeftPlaces } from './LeftPlaces.ts';

type VoiceRoom = Schemas['VoiceRoom'];
type RoomMeeting = Pick<Schemas['RoomMeeting'], 'meetingId' | 'takesPart' | 'canJoin' | 'provider'>;

/** The member's stay in a meeting room. */
export type MeetingRoomEntryState =
  | { status: 'outside' }
  /** The room of its talk is on its way. */
  | { status: 'entering'; meetingRoomId: string }
  /** A private meeting of others has the room: its talk is theirs. */
  | { status: 'taken'; meetingRoomId: string }
  /** The member is asked whether to join what is on. */
  | { status: 'asking'; meetingRoomId: string; room: VoiceRoom }
  /** The question is answered: by the member now, or by what they chose for every time. */
  | { status: 'inside'; meetingRoomId: string; room: VoiceRoom };

export interface MeetingRoomEntryOptions {
  calls: Pick<
    CallManager,
    'room' | 'join' | 'leave' | 'subscribe' | 'offersReturnTo' | 'hasClosed'
  >;
  /** The meeting rooms whose talk the member was in and left while they stayed in the room. */
  left: Pick<LeftPlaces, 'has' | 'add' | 'delete'>;
  /** The voice room of a meeting room. */
  meetingRoom(meetingRoomId: string): Promise<VoiceRoom>;
  /** The meeting that is on in a meeting room, or about to begin. */
  meetingIn(meetingRoomId: string): Promise<RoomMeeting | null>;
  /** Joins a meeting of the room with its talk. */
  joinMeeting(meetingId: string, how: { muted: boolean }): void;
  /** Whether another tab of this browser holds a call: it is taken over by a press alone. */
  talksInOtherTab(): boolean;
  /** The choice of the member for every time. */
  choice(): EntryChoice;
  onFailed(error: unknown): void;
}

/**
 * Asks a member who walks into a meeting room whether to join its talk, and with it the meeting that is on, or does
 * what they chose for every time; leaving the room leaves both. Where the member has left a talk by hand nothing joins
 * it again by itself, nor a meeting that they were not asked to. A talk of another kind goes on wherever they walk.
 */
export class MeetingRoomEntry extends Store<MeetingRoomEntryState> {
  readonly #options: MeetingRoomEntryOptions;
  readonly #stop: () => void;
  #talk: VoiceRoom | null = null;

  constructor(options: MeetingRoomEntryOptions) {
    super({ status: 'outside' });
    this.#options = options;
    this.#stop = options.calls.subscribe(() => this.#onCallChange());
  }

  async enter(meetingRoomId: string): Promise<void> {
    const before = this.getSnapshot();
    // A floor that is entered again, as after a lost connection, is no second entry into its room.
    if (before.status !== 'outside' && before.meetingRoomId === meetingRoomId) return;
    await this.#enter(meetingRoomId);
  }

  /** Asks about the room once more: its screen was pressed, or what was on in it is over. */
  async offer(meetingRoomId: string): Promise<void> {
    const state = this.getSnapshot();
    if (state.status === 'outside' || state.meetingRoomId !== meetingRoomId) {
      return this.enter(meetingRoomId);
    }
    if (state.status === 'taken') return this.#enter(meetingRoomId);
    if (state.status === 'inside') this.set({ ...state, status: 'asking' });
  }

  /** The member walks out: out of the talk, too. */
  leave(meetingRoomId: string): void {
    const state = this.getSnapshot();
    if (state.status !== 'outside' && state.meetingRoomId === meetingRoomId)
      this.set({ status: 'outside' });
    const { room } = this.#options.calls;
    if (room?.kind === 'MEETING_AREA' && room.meetingRoomId === meetingRoomId)
      this.#options.calls.leave();
  }

  /** Joins the talk of the room that the member is in, with the meeting where one is named. */
  join({ muted, meetingId }: { muted: boolean; meetingId?: string | undefined }): void {
    const state = this.getSnapshot();
    if (state.status !== 'asking' && state.status !== 'inside') return;
    this.#options.left.delete(state.meetingRoomId);
    this.#inside(state.meetingRoomId, state.room);
    if (meetingId) this.#options.joinMeeting(meetingId, { muted });
    else this.#options.calls.join(state.room, { muted });
  }

  /** Stays in the room without its talk. */
  stay(): void {
    const state = this.getSnapshot();
    if (state.status === 'asking') this.#inside(state.meetingRoomId, state.room);
  }

  override dispose(): void {
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
    const { calls, choice, talksInOtherTab } = this.#options;
    // A member who talks already is not asked, nor one who is asked whether they go back in.
    if (calls.room || calls.offersReturnTo(room) || talksInOtherTab())
      return this.#inside(meetingRoomId, room);
    const isOwn = !meeting || (meeting.takesPart && meeting.provider === 'OFFICE');
    const asks = this.#options.left.has(meetingRoomId) || !isOwn;
    const wanted = asks && choice() !== 'STAY' ? 'ASK' : choice();
    if (wanted === 'ASK') return this.set({ status: 'asking', meetingRoomId, room });
    this.#inside(meetingRoomId, room);
    if (wanted !== 'STAY') this.join({ muted: wanted === 'MUTED', meetingId: meeting?.meetingId });
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
    // A member who talks is not asked, wherever they talk.
    if (talk) this.#inside(state.meetingRoomId, state.room);
    // With its page a talk ends that the member did not leave.
    if (ended?.id === state.room.id && !this.#options.calls.hasClosed)
      this.#options.left.add(state.meetingRoomId);
  }
}
