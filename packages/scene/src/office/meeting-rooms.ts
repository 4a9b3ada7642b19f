import type { Zone } from '@office/world/floor-plan';
import type { Emit } from './emit.ts';

/** Milliseconds between two words about the same meeting (spec §4: toasts of a kind 10 minutes apart). */
const again = 600_000;

/** The meeting rooms of the floor: their meetings, and the room that the member is in. */
export class MeetingRooms {
  readonly #emit: Emit;
  readonly #now: () => number;
  #floorId: string | undefined;
  /** Undefined until the rooms of the floor are known. */
  #roomByZone: ReadonlyMap<string, string> | undefined;
  readonly #meetings = new Map<string, string>();
  readonly #voices = new Map<string, string>();
  readonly #announced = new Map<string, number>();
  #inside: string | undefined;
  /** The zone that one came into before its room was known. */
  #early: { zone: Zone; others: number } | undefined;
  /** The voice room of a meeting room that one talks in. */
  #talk: string | undefined;
  /** The page shows its button for sharing. */
  #shows = false;

  constructor(emit: Emit, now: () => number = Date.now) {
    this.#emit = emit;
    this.#now = now;
  }

  /** Takes the rooms of the floor that is built now, once they are there. */
  async load(floorId: string, loading: Promise<ReadonlyMap<string, string>>): Promise<void> {
    this.#floorId = floorId;
    this.#roomByZone = undefined;
    const rooms = await loading;
    if (floorId !== this.#floorId) return;
    this.#roomByZone = rooms;
    const early = this.#early;
    this.#early = undefined;
    if (early) this.entered(early.zone, early.others);
  }

  /** The contract's room of a zone; a plan without rooms uses its zones' own ids. */
  roomOf(zone: Zone): string {
    return this.#roomByZone?.get(zone.id) ?? zone.id;
  }

  zoneOf(meetingRoomId: string): string {
    for (const [zone, room] of this.#roomByZone ?? []) if (room === meetingRoomId) return zone;
    return meetingRoomId;
  }

  /** A meeting begins; `name` is that of its room, where it is on this floor. */
  start(meetingId: string, meetingRoomId: string | undefined, name: string | undefined): void {
    const room = meetingRoomId ?? this.#inside;
    if (!room) return;
    this.#meetings.set(room, meetingId);
    this.#settleButton();
    if (room !== this.#inside && name) this.#announce(meetingId, name);
  }

  /** Returns the room that the meeting was in. */
  end(meetingId: string): string | undefined {
    for (const [room, id] of this.#meetings) {
      if (id !== meetingId) continue;
      this.#meetings.delete(room);
      this.#settleButton();
      return room;
    }
    return undefined;
  }

  /** One's voice is in a voice room; if one stands in a meeting room, it is that room's. */
  voiceJoined(roomId: string): void {
    if (this.#inside) this.#voices.set(this.#inside, roomId);
    this.#talk = roomId;
    this.#settleButton();
  }

  voiceLeft(roomId: string): void {
    for (const [room, id] of this.#voices) if (id === roomId) this.#voices.delete(room);
    if (this.#talk === roomId) this.#talk = undefined;
    this.#settleButton();
  }

  /**
   * One came in to stay. A meeting is joined by its dialog; without one the room's voices are, which the
   * page makes where nobody else is here to have done so, and a meeting can be begun.
   */
  entered(zone: Zone, others: number): void {
    if (!this.#roomByZone) {
      this.#early = { zone, others };
      return;
    }
    const meetingRoomId = this.roomOf(zone);
    this.#inside = meetingRoomId;
    const meetingId = this.#meetings.get(meetingRoomId);
    if (meetingId) {
      this.#emit('SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId, meetingId });
      this.#settleButton();
      return;
    }
    this.#settleButton();
    const roomId = this.#voices.get(meetingRoomId);
    const room = roomId ? { meetingRoomId, roomId } : { meetingRoomId };
    if (roomId || others > 0) this.#emit('SetJoinVoiceChatInRoomMeeting', room);
    else this.#emit('SetJoinOrCreateVoiceChatInRoomMeeting', room);
    this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  left(): void {
    this.#early = undefined;
    const meetingRoomId = this.#inside;
    if (!meetingRoomId) return;
    this.#inside = undefined;
    this.#settleButton();
    this.#emit('SetLeaveRoomMeeting', { meetingRoomId });
  }

  /** The room's screen was clicked: share in a talk or a meeting, else begin one. */
  screen(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    if (this.#isShared(meetingRoomId)) this.#emit('SetShareDocument', { meetingRoomId });
    else this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  /** Documents are shared where a meeting is on, and where one talks. */
  #isShared(meetingRoomId: string): boolean {
    if (this.#meetings.has(meetingRoomId)) return true;
    return this.#talk !== undefined && this.#voices.get(meetingRoomId) === this.#talk;
  }

  /** Has the page show its button for sharing, or take it away, once each time. */
  #settleButton(): void {
    const shows = this.#inside !== undefined && this.#isShared(this.#inside);
    if (shows === this.#shows) return;
    this.#shows = shows;
    this.#emit('SetDisplayBtnShareDocument', shows);
  }

  #announce(meetingId: string, title: string): void {
    const now = this.#now();
    if (now - (this.#announced.get(meetingId) ?? Number.NEGATIVE_INFINITY) < again) return;
    this.#announced.set(meetingId, now);
    const startTime = new Date(now).toISOString();
    this.#emit('SetJoinMeetingAvailable', { meetingId, title, startTime });
  }
}
