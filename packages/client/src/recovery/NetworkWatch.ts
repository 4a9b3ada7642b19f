import type { Deps } from '../lib/deps.ts';
import { Store } from '../lib/Store.ts';

/**
 * The connection as a member is told of it: not at all, that it is coming back while all stays in sight, or,
 * in place of the page, that there is none.
 */
export type NetworkState = 'connected' | 'reconnecting' | 'offline';

/** So long without a network the page stays: most of what takes it away is over by then. In milliseconds. */
export const offlineAfterMs = 15_000;
/** A live channel that is back sooner than this was changed, not lost. In milliseconds. */
export const liveLostAfterMs = 1000;

/**
 * Tells a short drop of the network from a long one. See README.md for what must stay within reach.
 */
export class NetworkWatch extends Store<NetworkState> {
  readonly #clock: Deps['clock'];
  #hasNetwork = true;
  #isOver = false;
  #isLiveLost = false;
  #pageStands = false;
  #holds = 0;
  #cancelOver: (() => void) | null = null;
  #cancelLost: (() => void) | null = null;

  constructor({ clock }: Pick<Deps, 'clock'>) {
    super('connected');
    this.#clock = clock;
  }

  /** The browser has a network, or has none. */
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

  /** The live channel stands, or has stood and is being made again. */
  setLive(isLost: boolean): void {
    this.#cancelLost?.();
    this.#cancelLost = null;
    if (isLost && !this.#isLiveLost)
      this.#cancelLost = this.#clock.schedule(() => this.#setLiveLost(true), liveLostAfterMs);
    else this.#setLiveLost(isLost);
  }

  /** There is a page to be shown. */
  pageStands(): void {
    this.#pageStands = true;
    this.#update();
  }

  /**
   * Keeps the page in sight however long it takes: in a call the microphone may still send.
   *
   * @returns how to let it go
   */
  holdPage(): () => void {
    let isHeld = true;
    this.#holds += 1;
    this.#update();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      this.#update();
    };
  }

  #setLiveLost(isLost: boolean): void {
    this.#isLiveLost = isLost;
    this.#update();
  }

  #update(): void {
    this.set(this.#state());
  }

  #state(): NetworkState {
    if (this.#hasNetwork) return this.#isLiveLost ? 'reconnecting' : 'connected';
    const canStay = this.#pageStands && (!this.#isOver || this.#holds > 0);
    return canStay ? 'reconnecting' : 'offline';
  }
}
