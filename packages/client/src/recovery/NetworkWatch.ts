import type { Deps } from '../lib/deps.ts';
import { Store } from '../lib/Store.ts';

/** Shown to the member: `reconnecting` keeps the page visible, `offline` replaces it by a notice. */
export type NetworkState = 'connected' | 'reconnecting' | 'offline';

/** Delay in milliseconds before the page is replaced by the offline screen. Most outages are shorter. */
export const offlineAfterMs = 15_000;
/** Milliseconds before a lost connection is reported, longer than planned reconnections. */
export const realtimeLostAfterMs = 1000;

/** Distinguishes short and long network drops. See README.md for features that must stay available. */
export class NetworkWatch extends Store<NetworkState> {
  readonly #clock: Deps['clock'];
  #hasNetwork = true;
  #isOver = false;
  #isChannelLost = false;
  #isPageRendered = false;
  #holdCount = 0;
  #cancelOver: (() => void) | null = null;
  #cancelLost: (() => void) | null = null;

  constructor({ clock }: Pick<Deps, 'clock'>) {
    super('connected');
    this.#clock = clock;
  }

  setNetwork(hasNetwork: boolean): void {
    if (hasNetwork === this.#hasNetwork) return;
    this.#hasNetwork = hasNetwork;
    this.#isOver = false;
    this.#cancelOver?.();
    if (!hasNetwork)
      this.#cancelOver = this.#clock.schedule(() => {
        this.#isOver = true;
        this.#update();
      }, offlineAfterMs);
    this.#update();
  }

  /** Set when an established real-time connection is lost; cleared when it is restored or closed. */
  setRealtimeLost(isLost: boolean): void {
    this.#cancelLost?.();
    this.#cancelLost = null;
    if (isLost && !this.#isChannelLost)
      this.#cancelLost = this.#clock.schedule(
        () => this.#setChannelLost(true),
        realtimeLostAfterMs,
      );
    else this.#setChannelLost(isLost);
  }

  setPageRendered(): void {
    this.#isPageRendered = true;
    this.#update();
  }

  /** Keeps the page visible while offline, for example in a call. Returns a function that ends this. */
  holdPage(): () => void {
    let isHeld = true;
    this.#holdCount += 1;
    this.#update();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holdCount -= 1;
      this.#update();
    };
  }

  #setChannelLost(isLost: boolean): void {
    this.#isChannelLost = isLost;
    this.#update();
  }

  #update(): void {
    this.set(this.#state());
  }

  #state(): NetworkState {
    if (this.#hasNetwork) return this.#isChannelLost ? 'reconnecting' : 'connected';
    const canStay = this.#isPageRendered && (!this.#isOver || this.#holdCount > 0);
    return canStay ? 'reconnecting' : 'offline';
  }
}
