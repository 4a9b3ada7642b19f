import type { RealtimeMessages, Schemas } from '@office/api';
import { voicePlaceHeldMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { CallManager } from './CallManager.ts';
import type { CallEndReason } from './callState.ts';
import type { LeftPlaces } from './LeftPlaces.ts';

type VoiceRoom = Schemas['VoiceRoom'];

export interface ZoneAutoJoinDeps extends Pick<Deps, 'clock'> {
  calls: Pick<CallManager, 'room' | 'join' | 'leave' | 'offersReturnTo' | 'dismissAfter'>;
  /** The rooms of the voice areas of the member's floor. */
  areaRooms(): Promise<readonly VoiceRoom[]>;
  /** Waits for a place in a full room until the answer is called; places go in the order of coming. */
  waitForPlace(roomId: string, on: { free(): void; refused(error: unknown): void }): () => void;
  /** The areas whose talk the member has left by hand while they stayed there. */
  left: Pick<LeftPlaces, 'has' | 'add' | 'delete'>;
  /** Whether another tab of this browser holds a call: it is taken over by a press alone. */
  talksInOtherTab(): boolean;
  onFailed(error: unknown): void;
}

/** A room has no place for the member; `isWaiting`: they join as soon as it has. */
export interface FullRoom {
  room: VoiceRoom;
  isWaiting: boolean;
}

/** A way to an area takes no longer. */
const wayMs = 60_000;

/**
 * Joins the voice room of a talk area that the member walks into, and leaves it with the area. The member comes
 * in muted: nobody's voice is heard because they walked somewhere. A talk of another kind goes on wherever
 * they walk, and one that was left by hand is not joined again while they stay, nor after a reload; one that a
 * reload has ended is joined by the press that is asked for. For a place in a full room of any kind it waits.
 */
export class ZoneAutoJoin extends Store<FullRoom | null> {
  readonly #deps: ZoneAutoJoinDeps;
  /** The area that the member is in, in the scene's or the plan's own words. */
  #areaId: string | null = null;
  /** The room of that area, once it is known. */
  #here: VoiceRoom | null = null;
  /** The room that is joined since the member has waited for it. */
  #waitedFor: string | null = null;
  /** The area whose talk was left by hand on the way to it: arriving there does not join it again. */
  #leftOnTheWay: { roomId: string; until: number } | null = null;
  #stopWaiting: (() => void) | null = null;

  constructor(deps: ZoneAutoJoinDeps) {
    super(null);
    this.#deps = deps;
  }

  /** @param areaId the zone of the floor's plan, or the room itself */
  async enterArea(areaId: string): Promise<void> {
    this.#areaId = areaId;
    if (this.#talksElsewhere('AREA')) return;
    try {
      const room = (await this.#deps.areaRooms()).find((each) => isAt(each, areaId));
      // The member may have walked on.
      if (!room || this.#areaId !== areaId) return;
      this.#here = room;
      this.#arrive(room);
      // One who was in its talk is asked whether they go back in, as they were.
      if (this.#deps.calls.offersReturnTo(room)) this.#deps.left.add(room.id);
      if (this.#talksElsewhere(room.kind) || this.#deps.left.has(room.id)) return;
      if (this.#deps.talksInOtherTab()) return;
      if (isFull(room) && this.#deps.calls.room?.id !== room.id) this.#offerToWait(room);
      else this.#join(room);
    } catch (error) {
      if (this.#areaId === areaId) this.#deps.onFailed(error);
    }
  }

  /** Whether the member stands in the area of a room. */
  isIn(room: VoiceRoom): boolean {
    return this.#areaId !== null && isAt(room, this.#areaId);
  }

  leaveArea(areaId: string): void {
    const { calls, left } = this.#deps;
    if (this.#areaId === areaId) {
      if (this.#here) {
        left.delete(this.#here.id);
        if (calls.offersReturnTo(this.#here)) calls.dismissAfter();
      }
      this.#areaId = null;
      this.#here = null;
      const full = this.getSnapshot();
      if (full && isAt(full.room, areaId)) this.#forget();
    }
    const { room } = calls;
    if (room?.kind !== 'AREA' || !isAt(room, areaId)) return;
    calls.leave();
    // Walking out is no wish to stay out.
    this.#leftOnTheWay = null;
  }

  /** Joins the full room once there is a place, and it is the member's turn. */
  wait(): void {
    const full = this.getSnapshot();
    if (full) this.#wait(full.room);
  }

  /** The same for a room that the member has found full elsewhere than where they stand. */
  waitFor(room: VoiceRoom): void {
    const full = this.getSnapshot();
    // Asked for twice, it would be the end of the queue.
    if (!full?.isWaiting || full.room.id !== room.id) this.#wait(room);
  }

  dismiss(): void {
    this.#forget();
  }

  /** Takes voiceRoomChanged. */
  roomChanged({
    roomId,
    participants,
  }: Pick<RealtimeMessages['voiceRoomChanged'], 'roomId' | 'participants'>): void {
    const full = this.getSnapshot();
    if (full?.room.id !== roomId || !participants) return;
    const room = { ...full.room, participants };
    // The place of one who waits is held for them, or for one who came before.
    if (full.isWaiting || isFull(room)) this.set({ ...full, room });
    else this.#forget();
  }

  /** The member is in a room: what they said about it before is over. */
  joined(room: VoiceRoom): void {
    this.#deps.left.delete(room.id);
    this.#leftOnTheWay = null;
    if (room.id !== this.getSnapshot()?.room.id && room.id !== this.#waitedFor) this.#forget();
  }

  /** The member is no longer in a room. Answers whether it was found full, which is shown here. */
  left(room: VoiceRoom, reason: CallEndReason): boolean {
    if (room.kind === 'AREA' && reason === 'left') {
      if (this.isIn(room)) this.#deps.left.add(room.id);
      else this.#leftOnTheWay = { roomId: room.id, until: this.#deps.clock.now() + wayMs };
    }
    if (!isRefusedFull(reason) || !hasQueue(room)) return false;
    // The place came too late: one who has waited goes on waiting.
    if (this.#waitedFor === room.id) this.#wait(room);
    else this.#offerToWait(room);
    return true;
  }

  override dispose(): void {
    this.#forget();
  }

  #arrive(room: VoiceRoom): void {
    const before = this.#leftOnTheWay;
    this.#leftOnTheWay = null;
    if (before?.roomId === room.id && this.#deps.clock.now() < before.until)
      this.#deps.left.add(room.id);
  }

  #join(room: VoiceRoom): void {
    this.#waitedFor = null;
    this.#deps.calls.join(room, { muted: true, walkedIn: true });
  }

  /** Offers it to one who waits for no other room: that one was chosen. */
  #offerToWait(room: VoiceRoom): void {
    if (!this.getSnapshot()?.isWaiting) this.set({ room, isWaiting: false });
  }

  #wait(room: VoiceRoom): void {
    this.#forget();
    this.set({ room, isWaiting: true });
    this.#stopWaiting = this.#deps.waitForPlace(room.id, {
      free: () => this.#takePlace(room),
      refused: (error) => {
        this.#forget();
        this.#deps.onFailed(error);
      },
    });
  }

  /** The turn is kept until it has been taken, or has run out: given up before, the place is the next one's. */
  #takePlace(room: VoiceRoom): void {
    const stop = this.#stopWaiting;
    this.#stopWaiting = null;
    this.#deps.clock.schedule(() => stop?.(), voicePlaceHeldMs);
    this.set(null);
    if (this.#deps.calls.room) return;
    this.#waitedFor = room.id;
    this.#deps.calls.join(room, { muted: true });
  }

  #forget(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.set(null);
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

function isFull({ participants, limit }: VoiceRoom): boolean {
  return participants.length >= limit;
}

/** Two who talk wait for nobody, and a meeting has its own way in. */
function hasQueue({ kind }: VoiceRoom): boolean {
  return kind !== 'DIRECT' && kind !== 'MEETING';
}

function isRefusedFull(reason: CallEndReason): boolean {
  if (typeof reason !== 'object') return false;
  const { refused } = reason;
  return refused === 'voiceChatRoomFull' || errorCode(refused) === 'voiceChatRoomFull';
}
