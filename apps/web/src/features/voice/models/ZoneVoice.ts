import type { Schemas } from '@office/api';
import type { ReportZone } from '@office/world/walking';
import type { Voice } from './createVoice.ts';

type MeetingRoom = Pick<Schemas['MeetingRoom'], 'id' | 'floorId' | 'zoneId'>;

export interface ZoneVoiceOptions {
  floorId: string;
  zones: Pick<Voice['zones'], 'enterArea' | 'leaveArea'>;
  meetingRooms: Pick<Voice['meetingRooms'], 'enter' | 'leave'>;
}

export class ZoneVoice {
  readonly #options: ZoneVoiceOptions;
  #rooms: readonly MeetingRoom[] = [];
  #zoneId: string | null = null;

  constructor(options: ZoneVoiceOptions) {
    this.#options = options;
  }

  /** The rooms may be loaded after the member has entered one. */
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
