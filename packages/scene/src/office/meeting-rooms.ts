import type { SceneEvent, SceneEventInput } from '@office/scene-bridge';
import type { Zone } from '@office/scene-bridge/floor-plan';

export type Emit = <E extends SceneEvent>(
  event: E,
  ...payload: SceneEventInput<E> extends undefined ? [] : [SceneEventInput<E>]
) => void;

/** Which meeting goes on in which room of the floor, and whether one is in it. */
export class MeetingRooms {
  readonly #emit: Emit;
  #roomByZone = new Map<string, string>();
  readonly #meetings = new Map<string, string>();
  #inside: string | undefined;

  constructor(emit: Emit) {
    this.#emit = emit;
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

  start(meetingId: string, meetingRoomId: string | undefined): void {
    const room = meetingRoomId ?? this.#inside;
    if (!room) return;
    this.#meetings.set(room, meetingId);
    if (room === this.#inside) this.#emit('SetDisplayBtnShareDocument', true);
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

  entered(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    this.#inside = meetingRoomId;
    const meetingId = this.#meetings.get(meetingRoomId);
    if (!meetingId) return;
    this.#emit('SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId, meetingId });
    this.#emit('SetDisplayBtnShareDocument', true);
  }

  left(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    this.#inside = undefined;
    if (!this.#meetings.has(meetingRoomId)) return;
    this.#emit('SetDisplayBtnShareDocument', false);
    this.#emit('SetLeaveRoomMeeting', { meetingRoomId });
  }

  /** The room's screen was clicked: share in a meeting, else begin one. */
  screen(zone: Zone): void {
    const meetingRoomId = this.roomOf(zone);
    if (this.#meetings.has(meetingRoomId)) this.#emit('SetShareDocument', { meetingRoomId });
    else this.#emit('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
  }
}
