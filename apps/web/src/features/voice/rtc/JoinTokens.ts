import type { Deps } from '@office/client/lib/deps.ts';

export type IceConfiguration = Required<
  Pick<RTCConfiguration, 'iceServers' | 'iceTransportPolicy'>
>;

/** The server's permission to join a room. Times are epoch milliseconds. */
export interface JoinToken {
  token: string;
  expiresAt: number;
  /** The ways to the others: servers to ask, and whether relays alone may be used. */
  ice: IceConfiguration;
  /** null: the credentials of its servers do not expire. */
  iceExpiresAt: number | null;
}

export interface JoinTokensDeps extends Pick<Deps, 'clock'> {
  /** Asks for a token; rejects with the server's refusal. */
  fetch(): Promise<JoinToken>;
  onIce(ice: IceConfiguration): void;
}

const renewIceEarlyMs = 60_000;
const soonestRenewalMs = 1000;

/** The tokens of one room: the newest one, renewed before the relays' credentials in it run out. */
export class JoinTokens {
  readonly #deps: JoinTokensDeps;
  #newest: JoinToken | null = null;
  #fetching: Promise<JoinToken> | null = null;
  #cancelRenewal: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: JoinTokensDeps) {
    this.#deps = deps;
  }

  /** Empty before the first token. */
  get ice(): Partial<IceConfiguration> {
    return this.#newest?.ice ?? {};
  }

  /**
   * A token that is valid now; rejects with the server's refusal.
   * @param options.renew another one than before, which was refused
   */
  async valid({ renew }: { renew: boolean }): Promise<string> {
    const newest = this.#newest;
    if (newest && !renew && newest.expiresAt > this.#deps.clock.now()) return newest.token;
    this.#fetching ??= this.#fetch();
    return (await this.#fetching).token;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelRenewal?.();
  }

  async #fetch(): Promise<JoinToken> {
    try {
      const fetched = await this.#deps.fetch();
      this.#keep(fetched);
      return fetched;
    } finally {
      this.#fetching = null;
    }
  }

  #keep(joinToken: JoinToken): void {
    const { clock, onIce } = this.#deps;
    this.#newest = joinToken;
    onIce(joinToken.ice);
    this.#cancelRenewal?.();
    if (joinToken.iceExpiresAt === null || this.#isDisposed) return;
    const left = joinToken.iceExpiresAt - clock.now();
    const wait = left - Math.min(renewIceEarlyMs, left / 2);
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
