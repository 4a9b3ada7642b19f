import type { Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import type { CallEndReason } from '../call/callState.ts';
import type { Person, UnansweredReason } from './OutgoingCall.ts';
import { ShownTimeout } from './ShownTimeout.ts';

export type DirectCallEndReason =
  'left' | 'otherLeft' | 'otherWrites' | 'outOfRange' | 'otherFloor';
const groupReturnReason = {
  left: 'leftGroup',
  outOfRange: 'outOfRangeGroup',
  otherFloor: 'otherFloorGroup',
} as const;
type GroupReturnReason = (typeof groupReturnReason)[keyof typeof groupReturnReason];
/** Ends after which the member can return. */
export type ReturnReason = 'alone' | 'unanswered' | 'unreachable' | 'reloaded' | GroupReturnReason;

export interface ReturnOffer {
  kind: 'return';
  reason: ReturnReason;
  room: Schemas['VoiceRoom'];
  /** The other member of a direct call, called again if the room is gone. */
  person: Person | null;
  people?: readonly Person[];
  muted: boolean;
  meetingId: string | null;
}

export type ResumableCall = Omit<ReturnOffer, 'kind' | 'reason'> & {
  /** Number of other participants. */
  expectedPeers?: number;
};

export type AfterCall =
  | { kind: UnansweredReason | 'missed'; person: Person }
  /** `busy`: the member is in another call; `watching`: this member waits for its end; `free`: it has ended. */
  | { kind: 'busy' | 'watching' | 'free'; person: Person }
  | { kind: 'over'; reason: DirectCallEndReason; person: Person }
  | ReturnOffer;

export const returnOfferMs = 60_000;
const afterCallMs = 20_000;

const overReasons: readonly CallEndReason[] = [
  'left',
  'otherLeft',
  'otherWrites',
  'outOfRange',
  'otherFloor',
];

export function isOver(reason: CallEndReason): reason is DirectCallEndReason {
  return overReasons.includes(reason);
}

export function isRoomGone(reason: CallEndReason): boolean {
  if (typeof reason === 'string') return false;
  const code = typeof reason.refused === 'string' ? reason.refused : errorCode(reason.refused);
  return code === 'voiceChatRoomInvalid';
}

export function groupReturnReasonOf(reason: CallEndReason): GroupReturnReason | null {
  const isListed = reason === 'left' || reason === 'outOfRange' || reason === 'otherFloor';
  return isListed ? groupReturnReason[reason] : null;
}

export function canReturn(reason: CallEndReason): reason is 'alone' | 'unanswered' | 'unreachable' {
  return reason === 'alone' || reason === 'unanswered' || reason === 'unreachable';
}

const groupReturnReasons: readonly ReturnReason[] = Object.values(groupReturnReason);

export function isGroupReturn(reason: ReturnReason): reason is GroupReturnReason {
  return groupReturnReasons.includes(reason);
}

/**
 * Next steps after the latest call. Expires after it was shown, or ends when another call starts.
 * An offer to return is kept behind messages about other members.
 */
export class AfterCallOffer extends Store<AfterCall | null> {
  readonly #timeout: ShownTimeout;
  #returnOffer: ReturnOffer | null = null;

  constructor(clock: Clock) {
    super(null);
    this.#timeout = new ShownTimeout(clock);
  }

  get returnOffer(): ReturnOffer | null {
    const shown = this.getSnapshot();
    return shown?.kind === 'return' ? shown : this.#returnOffer;
  }

  show(after: AfterCall): void {
    const isNewCall = after.kind === 'return' || after.kind === 'over';
    this.#returnOffer = isNewCall ? null : this.returnOffer;
    const wait = after.kind === 'return' || after.kind === 'free' ? returnOfferMs : afterCallMs;
    this.#timeout.start(() => this.dismiss(), wait);
    this.set(after);
  }

  /** The call may end before the reason of the other member arrives. */
  continuesByMessage(userId: string): void {
    const shown = this.getSnapshot();
    if (shown?.kind !== 'over' || shown.reason !== 'otherLeft') return;
    if (shown.person.userId === userId) this.set({ ...shown, reason: 'otherWrites' });
  }

  /** Pauses the timeout while the offer is not shown. */
  setShown(isShown: boolean): void {
    this.#timeout.setShown(isShown);
  }

  /** Dismisses the current message. A pending offer to return follows. */
  dismiss(): void {
    const returnOffer = this.#returnOffer;
    this.clear();
    if (returnOffer) this.show(returnOffer);
  }

  replaceByCall({ userId }: Person): void {
    const offer = this.returnOffer;
    const isKept = offer && (isGroupReturn(offer.reason) || offer.person?.userId !== userId);
    if (isKept && offer === this.getSnapshot()) return;
    this.clear();
    if (isKept) this.show(offer);
  }

  clear(): void {
    this.#timeout.cancel();
    this.#returnOffer = null;
    this.set(null);
  }

  override dispose(): void {
    this.clear();
  }
}
