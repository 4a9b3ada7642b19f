import type { Schemas } from '@office/api';
import type { CallManager } from './CallManager.ts';

type VoiceRoom = Schemas['VoiceRoom'];

export interface ZoneAutoJoinOptions {
  voice: Pick<CallManager, 'room' | 'join' | 'leave'>;
  /** The rooms of the voice areas of the floor that one is on. */
  areaRooms(): Promise<readonly VoiceRoom[]>;
  meetingRoom(meetingRoomId: string): Promise<VoiceRoom>;
  room(roomId: string): Promise<VoiceRoom>;
  /** The room of a place could not be had. */
  onFailed(error: unknown): void;
}

/**
 * Joins the rooms of the places that one comes into, and leaves them with the place. One comes in
 * muted: nobody's voice is heard because they walked somewhere. A talk of another kind goes on wherever
 * one walks.
 */
export class ZoneAutoJoin {
  readonly #options: ZoneAutoJoinOptions;
  /** Where one is, in the scene's or the plan's own words. */
  #area: string | null = null;
  #meetingRoom: string | null = null;

  constructor(options: ZoneAutoJoinOptions) {
    this.#options = options;
  }

  /** @param areaId the zone of the floor's plan, or the room itself */
  async enterArea(areaId: string): Promise<void> {
    this.#area = areaId;
    if (this.#talksElsewhere('AREA')) return;
    await this.#join(
      async () => (await this.#options.areaRooms()).find((room) => isAt(room, areaId)),
      () => this.#area === areaId,
    );
  }

  /** Whether one stands in the area of a room. */
  isIn(room: VoiceRoom): boolean {
    return this.#area !== null && isAt(room, this.#area);
  }

  leaveArea(areaId: string): void {
    if (this.#area === areaId) this.#area = null;
    const { room } = this.#options.voice;
    if (room?.kind === 'AREA' && isAt(room, areaId)) this.#options.voice.leave();
  }

  async enterMeetingRoom(meetingRoomId: string): Promise<void> {
    this.#meetingRoom = meetingRoomId;
    if (this.#talksElsewhere('MEETING_AREA')) return;
    await this.#join(
      () => this.#options.meetingRoom(meetingRoomId),
      () => this.#meetingRoom === meetingRoomId,
    );
  }

  leaveMeetingRoom(meetingRoomId: string): void {
    if (this.#meetingRoom === meetingRoomId) this.#meetingRoom = null;
    const { room } = this.#options.voice;
    if (room?.kind === 'MEETING_AREA' && room.meetingRoomId === meetingRoomId)
      this.#options.voice.leave();
  }

  /** A room that has no place: joined as one is. */
  async enterRoom(roomId: string): Promise<void> {
    try {
      this.#options.voice.join(await this.#options.room(roomId));
    } catch (error) {
      this.#options.onFailed(error);
    }
  }

  /** @param isStillHere asked once the room is known: one may have walked on */
  async #join(
    find: () => Promise<VoiceRoom | undefined>,
    isStillHere: () => boolean,
  ): Promise<void> {
    try {
      const room = await find();
      if (!room || !isStillHere() || this.#talksElsewhere(room.kind)) return;
      this.#options.voice.join(room, { muted: true });
    } catch (error) {
      if (isStillHere()) this.#options.onFailed(error);
    }
  }

  /** Whether one is in a room that has nothing to do with where one stands. */
  #talksElsewhere(kind: VoiceRoom['kind']): boolean {
    const { room } = this.#options.voice;
    return room !== null && room.kind !== kind;
  }
}

function isAt(room: VoiceRoom, areaId: string): boolean {
  return room.zoneId === areaId || room.id === areaId;
}
