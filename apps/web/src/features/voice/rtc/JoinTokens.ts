import type { Deps } from '@office/client/lib/deps.ts';

/** The server's permission to join a room. Times are epoch milliseconds. */
export interface JoinToken {
  token: string;
  expiresAt: number;
  iceServers: RTCIceServer[];
  /** null: their credentials do not expire. */
  iceExpiresAt: number | null;
}

export interface JoinTokensDeps extends Pick<Deps, 'clock'> {
  /** Asks for a token; rejects with the server's refusal. */
  fetch(): Promise<JoinToken>;
  onIceServers(iceServers: RTCIceServer[]): void;
}

const renewIceEarlyMs = 60_000;
const soonestRenewalMs = 1000;

/** The tokens of one room: the newest one, renewed before the relays' credentials in it run out. */
export class JoinTokens {
  readonly #deps: JoinTokensDeps;
  #newest: JoinToken | null = null;
  #cancelRenewal: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: JoinTokensDeps) {
    this.#deps = deps;
  }

  get iceServers(): RTCIceServer[] {
    return this.#newest?.iceServers ?? [];
  }

  /**
   * A token that is valid now; rejects with the server's refusal.
   * @param options.renew another one than before, which was refused
   */
  async valid({ renew }: { renew: boolean }): Promise<string> {
    const newest = this.#newest;
    if (newest && !renew && newest.expiresAt > this.#deps.clock.now()) return newest.token;
    const fetched = await this.#deps.fetch();
    this.#keep(fetched);
    return fetched.token;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelRenewal?.();
  }

  #keep(joinToken: JoinToken): void {
    const { clock, onIceServers } = this.#deps;
    this.#newest = joinToken;
    onIceServers(joinToken.iceServers);
    this.#cancelRenewal?.();
    if (joinToken.iceExpiresAt === null || this.#isDisposed) return;
    const wait = joinToken.iceExpiresAt - clock.now() - renewIceEarlyMs;
    this.#cancelRenewal = clock.schedule(
      () => {
        this.valid({ renew: true }).catch(() => {
          // The old credentials serve until they are refused; the next connection asks for a token anyway.
        });
      },
      Math.max(soonestRenewalMs, wait),
    );
  }
}
