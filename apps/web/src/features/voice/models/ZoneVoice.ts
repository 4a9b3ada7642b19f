import type { Schemas } from '@office/api';
import type { ReportZone } from '@office/world/walking';
import type { Voice } from './createVoice.ts';

type MeetingRoom = Pick<Schemas['MeetingRoom'], 'id' | 'floorId' | 'zoneId'>;

export interface ZoneVoiceOptions {
  /** The floor on which the member walks. */
  floorId: string;
  zones: Pick<Voice['zones'], 'enterArea' | 'leaveArea'>;
  meetingRooms: Pick<Voice['meetingRooms'], 'enter' | 'leave'>;
}

/** Joins the talk of an area that the member comes into, asks about that of a meeting room, and leaves both, as in 3D. */
export class ZoneVoice {
  readonly #options: ZoneVoiceOptions;
  #rooms: readonly MeetingRoom[] = [];
  #zoneId: string | null = null;

  constructor(options: ZoneVoiceOptions) {
    this.#options = options;
  }

  /** Takes the meeting rooms of the office: the member may stand in one before they are known. */
  setRooms(rooms: readonly MeetingRoom[]): void {
    this.#rooms = rooms;
    const room = this.#zoneId === null ? undefined : this.#roomIn(this.#zoneId);
    if (room) void this.#options.meetingRooms.enter(room.id);
  }

  readonly report: ReportZone = (change) => {
    const { zones, meetingRooms } = this.#options;
    const { id, kind } = change.entered ?? change.left;
    const room = this.#roomIn(id);
    if (change.entered) {
      this.#zoneId = id;
      if (kind === 'VOICE') void zones.enterArea(id);
      if (room) void meetingRooms.enter(room.id);
    } else {
      this.#zoneId = null;
      if (kind === 'VOICE') zones.leaveArea(id);
      if (room) meetingRooms.leave(room.id);
    }
  };

  #roomIn(zoneId: string): MeetingRoom | undefined {
    const { floorId } = this.#options;
    return this.#rooms.find((room) => room.floorId === floorId && room.zoneId === zoneId);
  }
}
