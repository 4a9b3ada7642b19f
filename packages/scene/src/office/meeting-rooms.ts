import type { Zone } from '@office/world/floor-plan';
import type { Emit } from './emit.ts';

/** Milliseconds between two notices about the same meeting (spec §4: toasts of a kind 10 minutes apart). */
const noticeIntervalMs = 600_000;

export class MeetingRooms {
  readonly #emit: Emit;
  readonly #now: () => number;
  #floorId: string | undefined;
  /** Undefined until the rooms of the floor have loaded. */
  #roomByZone: ReadonlyMap<string, string> | undefined;
  readonly #meetings = new Map<string, string>();
  readonly #voices = new Map<string, string>();
  readonly #announced = new Map<string, number>();
  #inside: string | undefined;
  /** Zone entered before the rooms were loaded. */
  #pendingZone: { zone: Zone; others: number } | undefined;
  #voiceRoomId: string | undefined;
  #shows = false;

  constructor(emit: Emit, now: () => number = Date.now) {
    this.#emit = emit;
    this.#now = now;
  }

  async load(floorId: string, loading: Promise<ReadonlyMap<string, string>>): Promise<void> {
    this.#floorId = floorId;
    this.#roomByZone = undefined;
    const rooms = await loading;
    if (floorId !== this.#floorId) return;
    this.#roomByZone = rooms;
    const early = this.#pendingZone;
    this.#pendingZone = undefined;
    if (early) this.entered(early.zone, early.others);
  }

  /** Returns the meeting room id of a zone, or the zone id for plans without rooms. */
  roomOf(zone: Zone): string {
    return this.#roomByZone?.get(zone.id) ?? zone.id;
  }

  zoneOf(meetingRoomId: string): string {
    for (const [zone, room] of this.#roomByZone ?? []) if (room === meetingRoomId) return zone;
    return meetingRoomId;
  }

  start(meetingId: string, meetingRoomId: string | undefined, name: string | undefined): void {
    const room = meetingRoomId ?? this.#inside;
    if (!room) return;
    this.#meetings.set(room, meetingId);
    this.#updateShareButton();
    if (room !== this.#inside && name) this.#announce(meetingId, name);
  }

  end(meetingId: string): string | undefined {
    for (const [room, id] of this.#meetings) {
      if (id !== meetingId) continue;
      this.#meetings.delete(room);
      this.#updateShareButton();
      return room;
    }
    return undefined;
  }

  voiceJoined(roomId: string): void {
    if (this.#inside) this.#voices.set(this.#inside, roomId);
    this.#voiceRoomId = roomId;
    this.#updateShareButton();
  }

  voiceLeft(roomId: string): void {
    for (const [room, id] of this.#voices) if (id === roomId) this.#voices.delete(room);
    if (this.#voiceRoomId === roomId) this.#voiceRoomId = undefined;
    this.#updateShareButton();
  }

  /**
   * Called after the member has stayed in a room. Offers to join a running meeting; otherwise joins
   * the voice chat, which the page creates in an empty room, and offers to start a meeting.
   */
  entered(zone: Zone, others: number): void {
    if (!this.#roomByZone) {
      this.#pendingZone = { zone, others };
      return;
    }
    const meetingRoomId = this.roomOf(zone);
    this.#inside = meetingRoomId;
    const meetingId = this.#meetings.get(meetingRoomId);
    if (meetingId) {
      this.#emit('SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId, meetingId });
      this.#updateShareButton();
      return;
    }
    this.#updateShareButton();
    const roomId = this.#voices.get(meetingRoomId);
    const room = roomId ? { meetingRoomId, roomId } : { meetingRoomId };
    if (roomId || others > 0) this.#emit('SetJoinVoiceChatInRoomMeeting', room);
    else this.#emit('SetJoinOrCreateVoiceChatInRoomMeeting', room);
    this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  left(): void {
    this.#pendingZone = undefined;
    const meetingRoomId = this.#inside;
    if (!meetingRoomId) return;
    this.#inside = undefined;
    this.#updateShareButton();
    this.#emit('SetLeaveRoomMeeting', { meetingRoomId });
  }

  screen(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    if (this.#isShared(meetingRoomId)) this.#emit('SetShareDocument', { meetingRoomId });
    else this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }

  #isShared(meetingRoomId: string): boolean {
    if (this.#meetings.has(meetingRoomId)) return true;
    return this.#voiceRoomId !== undefined && this.#voices.get(meetingRoomId) === this.#voiceRoomId;
  }

  #updateShareButton(): void {
    const shows = this.#inside !== undefined && this.#isShared(this.#inside);
    if (shows === this.#shows) return;
    this.#shows = shows;
    this.#emit('SetDisplayBtnShareDocument', shows);
  }

  #announce(meetingId: string, title: string): void {
    const now = this.#now();
    if (now - (this.#announced.get(meetingId) ?? Number.NEGATIVE_INFINITY) < noticeIntervalMs)
      return;
    this.#announced.set(meetingId, now);
    const startTime = new Date(now).toISOString();
    this.#emit('SetJoinMeetingAvailable', { meetingId, title, startTime });
  }
}
