import type { SceneEventInput, SceneMethodPayload } from '@office/scene-bridge';
import { localizedName, type VoiceRoomKind } from '@office/vocabulary';
import type { FloorPerson } from '@office/world/movement';
import { Proximity } from '@office/world/walking';
import type { ZoneChange } from '@office/world/walking';
import type { MainView } from '../scenes/main-view.ts';
import { DirectCall } from './direct-call.ts';
import type { Emit } from './emit.ts';
import type { MeetingRooms } from './meeting-rooms.ts';

export class OfficeVoice {
  readonly #emit: Emit;
  readonly #rooms: MeetingRooms;
  readonly #pictureOf: (person: FloorPerson) => string | undefined;
  readonly #proximity = new Proximity();
  #call: DirectCall | undefined;
  #areaRoom: string | undefined;
  #roomId: string | undefined;
  /** Undefined if the page does not report speaking. */
  #speaking: boolean | undefined;

  constructor(
    emit: Emit,
    rooms: MeetingRooms,
    pictureOf: (person: FloorPerson) => string | undefined,
  ) {
    this.#pictureOf = pictureOf;
    this.#emit = emit;
    this.#rooms = rooms;
  }

  approach(userId: string, main: MainView | undefined): void {
    main?.walkRequests.goToPerson(userId);
  }

  setSpeaking(speaking: boolean | undefined, main: MainView | undefined): void {
    this.#speaking = speaking;
    this.show(main);
  }

  /** Plays the talking gesture while the member speaks, or always if speaking is not reported. */
  show(main: MainView | undefined): void {
    main?.setTalking(this.#roomId !== undefined && (this.#speaking ?? true));
  }

  joined(
    { roomId, kind, userId }: SceneMethodPayload<'OnRequestJoinVoiceChat'>,
    main: MainView | undefined,
  ): void {
    this.#roomId = roomId;
    this.#call = undefined;
    if (kind === 'DIRECT' && userId !== undefined) this.#call = this.#callWith(userId, roomId);
    if (kind === 'MEETING_AREA') this.#rooms.voiceJoined(roomId);
    if (kind === 'AREA') {
      const inside = this.#areaRoom === roomId;
      this.#areaRoom = roomId;
      if (!inside) main?.walkRequests.goToZone(roomId);
    }
    this.show(main);
  }

  left(roomId: string, main: MainView | undefined): void {
    if (this.#call?.roomId === roomId) this.#call = undefined;
    if (this.#areaRoom === roomId) this.#areaRoom = undefined;
    if (this.#roomId === roomId) this.#roomId = undefined;
    this.#rooms.voiceLeft(roomId);
    this.show(main);
  }

  zoneChanged({ entered, left }: ZoneChange): void {
    if (left?.kind === 'VOICE' && this.#areaRoom === left.id) {
      this.#areaRoom = undefined;
      this.#emit('SetLeaveVoiceChat', { roomId: left.id, kind: 'AREA' });
    }
    if (entered?.kind === 'VOICE' && this.#areaRoom !== entered.id) {
      this.#areaRoom = entered.id;
      this.#emit('SetJoinVoiceChat', { roomId: entered.id, kind: 'AREA' });
    }
  }

  update(main: MainView, now: number): void {
    const { people, walker } = main;
    if (this.#call && !this.#call.check(walker, people.byUser(this.#call.userId), now))
      this.#call = undefined;
    const { self } = people;
    const others = people.all().filter((person) => person !== self);
    const waving = this.#proximity.update(walker, others, now);
    people.setNearby(this.#proximity.near);
    // The page decides, because it knows whether the member is already in a call.
    const kind: VoiceRoomKind = 'DIRECT';
    for (const { userId, info } of waving) {
      // No room exists yet: it is created on acceptance and identified by the inviting user.
      this.#emit('SetInviteVoiceChat', {
        roomId: userId,
        kind,
        inviter: {
          id: userId,
          name: localizedName(info.name, info.nameLatin, people.plates.language),
          avatarUrl: this.#pictureOf(info),
        },
      });
    }
  }

  /** Both participants measure the distance. */
  #callWith(userId: string, roomId: string): DirectCall {
    const events = {
      warn: (event: SceneEventInput<'SetWarningRangeVoiceChat'>) =>
        this.#emit('SetWarningRangeVoiceChat', event),
      end: (event: SceneEventInput<'SetDisconnectVoiceChat'>) =>
        this.#emit('SetDisconnectVoiceChat', event),
    };
    return new DirectCall({ userId, roomId }, events, performance.now());
  }
}
