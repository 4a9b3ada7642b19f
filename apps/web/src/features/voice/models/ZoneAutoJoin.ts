import type { Schemas } from '@office/api';
import type { CallManager } from './CallManager.ts';

type VoiceRoom = Schemas['VoiceRoom'];

export interface ZoneAutoJoinDeps {
  calls: Pick<CallManager, 'room' | 'join' | 'leave'>;
  /** The rooms of the voice areas of the member's floor. */
  areaRooms(): Promise<readonly VoiceRoom[]>;
  onFailed(error: unknown): void;
}

/**
 * Joins the voice room of a talk area that the member walks into, and leaves it with the area. The member comes
 * in muted: nobody's voice is heard because they walked somewhere. A talk of another kind goes on wherever
 * they walk.
 */
export class ZoneAutoJoin {
  readonly #deps: ZoneAutoJoinDeps;
  /** The area that the member is in, in the scene's or the plan's own words. */
  #areaId: string | null = null;

  constructor(deps: ZoneAutoJoinDeps) {
    this.#deps = deps;
  }

  /** @param areaId the zone of the floor's plan, or the room itself */
  async enterArea(areaId: string): Promise<void> {
    this.#areaId = areaId;
    if (this.#talksElsewhere('AREA')) return;
    await this.#join(
      async () => (await this.#deps.areaRooms()).find((room) => isAt(room, areaId)),
      () => this.#areaId === areaId,
    );
  }

  /** Whether the member stands in the area of a room. */
  isIn(room: VoiceRoom): boolean {
    return this.#areaId !== null && isAt(room, this.#areaId);
  }

  leaveArea(areaId: string): void {
    if (this.#areaId === areaId) this.#areaId = null;
    const { room } = this.#deps.calls;
    if (room?.kind === 'AREA' && isAt(room, areaId)) this.#deps.calls.leave();
  }

  /** @param isStillHere asked once the room is known: the member may have walked on */
  async #join(
    find: () => Promise<VoiceRoom | undefined>,
    isStillHere: () => boolean,
  ): Promise<void> {
    try {
      const room = await find();
      if (!room || !isStillHere() || this.#talksElsewhere(room.kind)) return;
      this.#deps.calls.join(room, { muted: true });
    } catch (error) {
      if (isStillHere()) this.#deps.onFailed(error);
    }
  }

  /** Whether the member is in a room that has nothing to do with where they stand. */
  #talksElsewhere(kind: VoiceRoom['kind']): boolean {
    const { room } = this.#deps.calls;
    return room !== null && room.kind !== kind;
  }
}

function isAt(room: VoiceRoom, areaId: string): boolean {
  return room.zoneId === areaId || room.id === areaId;
}
