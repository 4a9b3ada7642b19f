import type { Zone } from '@office/world/floor-plan';
import type { Emit } from './emit.ts';

/** Milliseconds between two words about the same meeting (spec §4: toasts of a kind 10 minutes apart). */
const again = 600_000;

/** The meeting rooms of the floor: their meetings, and the room that the member is in. */
export class MeetingRooms {
  readonly #emit: Emit;
  readonly #now: () => number;
  #roomByZone = new Map<string, string>();
  readonly #meetings = new Map<string, string>();
  readonly #voices = new Map<string, string>();
  readonly #announced = new Map<string, number>();
  #inside: string | undefined;

  constructor(emit: Emit, now: () => number = Date.now) {
    this.#emit = emit;
    this.#now = now;
  }

  setRooms(roomByZone: Map<string, string>): void {
    this.#roomByZone = roomByZone;
  }

  /** The contract's room of a zone; a plan without rooms uses its zones' own ids. */
  roomOf(zone: Zone): string {
    return this.#roomByZone.get(zone.id) ?? zone.id;
  }

  zoneOf(meetingRoomId: string): string {
    for (const [zone, room] of this.#roomByZone) if (room === meetingRoomId) return zone;
    return meetingRoomId;
  }

  /** A meeting begins; `name` is that of its room, where it is on this floor. */
  start(meetingId: string, meetingRoomId: string | undefined, name: string | undefined): void {
    const room = meetingRoomId ?? this.#inside;
    if (!room) return;
    this.#meetings.set(room, meetingId);
    if (room === this.#inside) this.#emit('SetDisplayBtnShareDocument', true);
    else if (name) this.#announce(meetingId, name);
  }

  /** Returns the room that the meeting was in. */
  end(meetingId: string): string | undefined {
    for (const [room, id] of this.#meetings) {
      if (id !== meetingId) continue;
      this.#meetings.delete(room);
      if (room === this.#inside) this.#emit('SetDisplayBtnShareDocument', false);
      return room;
    }
    return undefined;
  }

  /** One's voice is in a voice room; if one stands in a meeting room, it is that room's. */
  voiceJoined(roomId: string): void {
    if (this.#inside) this.#voices.set(this.#inside, roomId);
  }

  voiceLeft(roomId: string): void {
    for (const [room, id] of this.#voices) if (id === roomId) this.#voices.delete(room);
  }

  /**
   * One came in to stay. A meeting is joined by its dialog; without one the room's voices are, which the
   * page makes where nobody else is here to have done so, and a meeting can be begun.
   */
  entered(zone: Zone, others: number): void {
    const meetingRoomId = this.roomOf(zone);
    this.#inside = meetingRoomId;
    const meetingId = this.#meetings.get(meetingRoomId);
    if (meetingId) {
      this.#emit('SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId, meetingId });
      this.#emit('SetDisplayBtnShareDocument', true);
      return;
    }
    const roomId = this.#voices.get(meetingRoomId);
    const room = roomId ? { meetingRoomId, roomId } : { meetingRoomId };
    if (roomId || others > 0) this.#emit('SetJoinVoiceChatInRoomMeeting', room);
    else this.#emit('SetJoinOrCreateVoiceChatInRoomMeeting', room);
    this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  left(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    this.#inside = undefined;
    if (this.#meetings.has(meetingRoomId)) this.#emit('SetDisplayBtnShareDocument', false);
    this.#emit('SetLeaveRoomMeeting', { meetingRoomId });
  }

  /** The room's screen was clicked: share in a meeting, else begin one. */
  screen(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    if (this.#meetings.has(meetingRoomId)) this.#emit('SetShareDocument', { meetingRoomId });
    else this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  #announce(meetingId: string, title: string): void {
    const now = this.#now();
    if (now - (this.#announced.get(meetingId) ?? Number.NEGATIVE_INFINITY) < again) return;
    this.#announced.set(meetingId, now);
    const startTime = new Date(now).toISOString();
    this.#emit('SetJoinMeetingAvailable', { meetingId, title, startTime });
  }
}
