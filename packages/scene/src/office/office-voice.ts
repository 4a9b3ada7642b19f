import type { SceneEventInput, SceneMethodPayload } from '@office/scene-bridge';
import type { VoiceRoomKind } from '@office/vocabulary';
import type { FloorPerson } from '@office/world/movement';
import { Proximity } from '@office/world/walking';
import type { ZoneChange } from '@office/world/walking';
import type { MainView } from '../scenes/main-view.ts';
import { DirectCall } from './direct-call.ts';
import type { Emit } from './emit.ts';
import type { MeetingRooms } from './meeting-rooms.ts';

/** Voices in the office: the areas that one walks into, a call between two, and a wave that asks for one. */
export class OfficeVoice {
  readonly #emit: Emit;
  readonly #rooms: MeetingRooms;
  readonly #pictureOf: (person: FloorPerson) => string | undefined;
  readonly #proximity = new Proximity();
  #call: DirectCall | undefined;
  #areaRoom: string | undefined;
  /** The voice room that one is in, of whatever kind. */
  #roomId: string | undefined;
  /** Whether one is heard just now; undefined where the page does not say. */
  #speaking: boolean | undefined;

  /** `pictureOf` answers the address of someone's picture. */
  constructor(
    emit: Emit,
    rooms: MeetingRooms,
    pictureOf: (person: FloorPerson) => string | undefined,
  ) {
    this.#pictureOf = pictureOf;
    this.#emit = emit;
    this.#rooms = rooms;
  }

  /** One goes to someone to talk to them. */
  approach(userId: string, main: MainView | undefined): void {
    main?.walkRequests.goToPerson(userId);
  }

  /** The page says whether one is heard just now, or no longer says it. */
  heard(speaking: boolean | undefined, main: MainView | undefined): void {
    this.#speaking = speaking;
    this.show(main);
  }

  /** In a call one talks with the hands: while one speaks, or all along where nobody says when. */
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

  /** One came to stay in a voice area, or left it. */
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

  /** Looks around: how far the other of a call is, and who waves. */
  update(main: MainView, now: number): void {
    const { people, walker } = main;
    if (this.#call && !this.#call.check(walker, people.byUser(this.#call.userId), now))
      this.#call = undefined;
    const { self } = people;
    const others = people.all().filter((person) => person !== self);
    const waving = this.#proximity.update(walker, others, now);
    people.setNear(this.#proximity.near);
    // The page knows whether one talks already, or is alone in a room.
    const kind: VoiceRoomKind = 'DIRECT';
    for (const { userId, info } of waving) {
      // No room yet: it is made for the two when one accepts, and named by the one who asked.
      this.#emit('SetInviteVoiceChat', {
        roomId: userId,
        kind,
        inviter: { id: userId, name: info.name, avatarUrl: this.#pictureOf(info) },
      });
    }
  }

  /** Both of two who talk measure how far apart they are. */
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
