import type { RealtimeMessages, Schemas } from '@office/api';
import { voiceSlotReservationMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { CallManager } from '../calls/CallManager.ts';
import type { CallEndReason } from '../call/callState.ts';
import type { DismissedRooms } from './DismissedRooms.ts';

type VoiceRoom = Schemas['VoiceRoom'];

export interface ZoneAutoJoinDeps extends Pick<Deps, 'clock'> {
  calls: Pick<CallManager, 'room' | 'join' | 'leave' | 'offersReturnTo' | 'dismissAfter'>;
  areaRooms(): Promise<readonly VoiceRoom[]>;
  /** Queues for a place in a full room. Returns a function that leaves the queue. */
  joinQueue(roomId: string, on: { free(): void; refused(error: unknown): void }): () => void;
  /** Areas whose call the member left manually while still inside. */
  left: Pick<DismissedRooms, 'has' | 'add' | 'delete'>;
  /** If true, joining requires an explicit action, because it takes over the call of the other tab. */
  hasCallInOtherTab(): boolean;
  onFailed(error: unknown): void;
}

/** A full room. With `isWaiting`, the member joins as soon as a place is free. */
export interface FullRoom {
  room: VoiceRoom;
  isWaiting: boolean;
}

const arrivalTimeoutMs = 60_000;

/**
 * Joins the voice room of an area, muted, and leaves it with the area. A call left manually is not
 * joined again during the same stay, not even after a reload; after a question to return only on
 * confirmation. Also queues for full rooms of any kind.
 */
export class ZoneAutoJoin extends Store<FullRoom | null> {
  readonly #deps: ZoneAutoJoinDeps;
  /** The current area: a zone id of the floor plan or a room id of the scene. */
  #areaId: string | null = null;
  #currentRoom: VoiceRoom | null = null;
  #waitedFor: string | null = null;
  /** Area whose call the member left while walking to it. Arriving there does not join it again. */
  #pendingLeave: { roomId: string; until: number } | null = null;
  #stopWaiting: (() => void) | null = null;

  constructor(deps: ZoneAutoJoinDeps) {
    super(null);
    this.#deps = deps;
  }

  /** @param areaId zone id of the floor plan, or room id */
  async enterArea(areaId: string): Promise<void> {
    this.#areaId = areaId;
    if (this.#isInOtherKindOfRoom('AREA')) return;
    try {
      const room = (await this.#deps.areaRooms()).find((each) => isAt(each, areaId));
      // The member may have left the area during the request.
      if (!room || this.#areaId !== areaId) return;
      this.#currentRoom = room;
      this.#enterRoom(room);
      // Does not join automatically if the member is asked whether to return to this call.
      if (this.#deps.calls.offersReturnTo(room)) this.#deps.left.add(room.id);
      if (this.#isInOtherKindOfRoom(room.kind) || this.#deps.left.has(room.id)) return;
      if (this.#deps.hasCallInOtherTab()) return;
      if (isFull(room) && this.#deps.calls.room?.id !== room.id) this.#offerToWait(room);
      else this.#join(room);
    } catch (error) {
      if (this.#areaId === areaId) this.#deps.onFailed(error);
    }
  }

  isIn(room: VoiceRoom): boolean {
    return this.#areaId !== null && isAt(room, this.#areaId);
  }

  leaveArea(areaId: string): void {
    const { calls, left } = this.#deps;
    if (this.#areaId === areaId) {
      if (this.#currentRoom) {
        left.delete(this.#currentRoom.id);
        if (calls.offersReturnTo(this.#currentRoom)) calls.dismissAfter();
      }
      this.#areaId = null;
      this.#currentRoom = null;
      const full = this.getSnapshot();
      if (full && isAt(full.room, areaId)) this.#forget();
    }
    const { room } = calls;
    if (room?.kind !== 'AREA' || !isAt(room, areaId)) return;
    calls.leave();
    // Leaving the area does not prevent joining it again.
    this.#pendingLeave = null;
  }

  wait(): void {
    const full = this.getSnapshot();
    if (full) this.#wait(full.room);
  }

  waitFor(room: VoiceRoom): void {
    const full = this.getSnapshot();
    // Queueing again would move the member to the end of the queue.
    if (!full?.isWaiting || full.room.id !== room.id) this.#wait(room);
  }

  dismiss(): void {
    this.#forget();
  }

  roomChanged({
    roomId,
    participants,
  }: Pick<RealtimeMessages['voiceRoomChanged'], 'roomId' | 'participants'>): void {
    const full = this.getSnapshot();
    if (full?.room.id !== roomId || !participants) return;
    const room = { ...full.room, participants };
    // A free place may be reserved for a member ahead in the queue.
    if (full.isWaiting || isFull(room)) this.set({ ...full, room });
    else this.#forget();
  }

  joined(room: VoiceRoom): void {
    this.#deps.left.delete(room.id);
    this.#pendingLeave = null;
    if (room.id !== this.getSnapshot()?.room.id && room.id !== this.#waitedFor) this.#forget();
  }

  /** Returns true if the room was full, in which case the queue prompt is shown. */
  left(room: VoiceRoom, reason: CallEndReason): boolean {
    if (room.kind === 'AREA' && reason === 'left') {
      if (this.isIn(room)) this.#deps.left.add(room.id);
      else
        this.#pendingLeave = {
          roomId: room.id,
          until: this.#deps.clock.now() + arrivalTimeoutMs,
        };
    }
    if (!isRoomFullError(reason) || !hasQueue(room)) return false;
    if (this.#waitedFor === room.id) this.#wait(room);
    else this.#offerToWait(room);
    return true;
  }

  override dispose(): void {
    this.#forget();
  }

  #enterRoom(room: VoiceRoom): void {
    const before = this.#pendingLeave;
    this.#pendingLeave = null;
    if (before?.roomId === room.id && this.#deps.clock.now() < before.until)
      this.#deps.left.add(room.id);
  }

  #join(room: VoiceRoom): void {
    this.#waitedFor = null;
    this.#deps.calls.join(room, { muted: true, joinedByWalking: true });
  }

  #offerToWait(room: VoiceRoom): void {
    if (!this.getSnapshot()?.isWaiting) this.set({ room, isWaiting: false });
  }

  #wait(room: VoiceRoom): void {
    this.#forget();
    this.set({ room, isWaiting: true });
    this.#stopWaiting = this.#deps.joinQueue(room.id, {
      free: () => this.#joinFreeSeat(room),
      refused: (error) => {
        this.#forget();
        this.#deps.onFailed(error);
      },
    });
  }

  /** Keeps the queue position until the place is taken; leaving earlier would pass it to the next member. */
  #joinFreeSeat(room: VoiceRoom): void {
    const stop = this.#stopWaiting;
    this.#stopWaiting = null;
    this.#deps.clock.schedule(() => stop?.(), voiceSlotReservationMs);
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

  #isInOtherKindOfRoom(kind: VoiceRoom['kind']): boolean {
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

/** Direct calls have no queue, and meetings control admission separately. */
function hasQueue({ kind }: VoiceRoom): boolean {
  return kind !== 'DIRECT' && kind !== 'MEETING';
}

function isRoomFullError(reason: CallEndReason): boolean {
  if (typeof reason !== 'object') return false;
  const { refused } = reason;
  return refused === 'voiceChatRoomFull' || errorCode(refused) === 'voiceChatRoomFull';
}
