import type { Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import type { CallEndReason } from './callState.ts';
import type { Person, UnansweredReason } from './OutgoingCall.ts';

export type DirectCallEndReason =
  'left' | 'otherLeft' | 'otherWrites' | 'outOfRange' | 'otherFloor';
/** Ends of a direct call that the others continue without the member. */
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
  /** The other participants when the call ended. */
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
  /** `busy`: the member is in another call; `free`: they are available after it. */
  | { kind: 'busy' | 'free'; person: Person }
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

/** Next steps after the latest call. Expires, or ends when another call starts. */
export class AfterCallOffer extends Store<AfterCall | null> {
  readonly #clock: Clock;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    super(null);
    this.#clock = clock;
  }

  show(after: AfterCall): void {
    this.dismiss();
    const wait = after.kind === 'return' || after.kind === 'free' ? returnOfferMs : afterCallMs;
    this.#cancel = this.#clock.schedule(() => this.set(null), wait);
    this.set(after);
  }

  dismiss(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.set(null);
  }

  override dispose(): void {
    this.dismiss();
  }
}
