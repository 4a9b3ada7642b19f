import type { Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import type { CallEndReason } from './callState.ts';
import type { Person } from './OutgoingCall.ts';

/** The ends of a talk of two after which the other can be written to. */
export type OverReason = 'left' | 'otherLeft' | 'outOfRange' | 'otherFloor';
/** The ends that nobody wished for: one press leads back in. */
export type ReturnReason = 'alone' | 'unanswered' | 'unreachable' | 'reloaded';

/** The way back into a room. */
export interface ReturnOffer {
  kind: 'return';
  reason: ReturnReason;
  /** Named in the member's language. */
  room: Schemas['VoiceRoom'];
  /** The other one of two: they are called where their room is gone. */
  person: Person | null;
  muted: boolean;
  /** The meeting that the talk was held for. */
  meetingId: string | null;
}

/** The call that a page was in when it was closed or reloaded. */
export type Ticket = Omit<ReturnOffer, 'kind' | 'reason'>;

/** The next steps that a call leaves behind: to write, to call again, to go back in. */
export type AfterCall =
  | { kind: 'declined' | 'noAnswer' | 'missed'; person: Person }
  | { kind: 'over'; reason: OverReason; person: Person }
  | ReturnOffer;

export const returnOfferMs = 60_000;
const afterCallMs = 20_000;

const overReasons: readonly CallEndReason[] = ['left', 'otherLeft', 'outOfRange', 'otherFloor'];

export function isOver(reason: CallEndReason): reason is OverReason {
  return overReasons.includes(reason);
}

export function leadsBack(reason: CallEndReason): reason is Exclude<ReturnReason, 'reloaded'> {
  return reason === 'alone' || reason === 'unanswered' || reason === 'unreachable';
}

/** The next steps after the latest call, for a while, or until another call begins. */
export class AfterCallOffer extends Store<AfterCall | null> {
  readonly #clock: Clock;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    super(null);
    this.#clock = clock;
  }

  show(after: AfterCall): void {
    this.dismiss();
    const wait = after.kind === 'return' ? returnOfferMs : afterCallMs;
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
