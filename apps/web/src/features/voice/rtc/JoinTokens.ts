import type { Deps } from '@office/client/lib/deps.ts';

export type IceConfiguration = Required<
  Pick<RTCConfiguration, 'iceServers' | 'iceTransportPolicy'>
>;

/** All times are epoch milliseconds. */
export interface JoinToken {
  token: string;
  expiresAt: number;
  ice: IceConfiguration;
  /** Null if the TURN credentials do not expire. */
  iceExpiresAt: number | null;
}

export interface JoinTokensDeps extends Pick<Deps, 'clock'> {
  fetch(): Promise<JoinToken>;
  onIce(ice: IceConfiguration): void;
}

const renewIceEarlyMs = 60_000;
const soonestRenewalMs = 1000;

export class JoinTokens {
  readonly #deps: JoinTokensDeps;
  #newest: JoinToken | null = null;
  #fetching: Promise<JoinToken> | null = null;
  #cancelRenewal: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: JoinTokensDeps) {
    this.#deps = deps;
  }

  get ice(): Partial<IceConfiguration> {
    return this.#newest?.ice ?? {};
  }

  /** Rejects with the server's refusal. `renew` fetches a new token after a refusal. */
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
      this.#store(fetched);
      return fetched;
    } finally {
      this.#fetching = null;
    }
  }

  #store(joinToken: JoinToken): void {
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
          // Ignored: the old credentials remain in use, and the next connection fetches a new token.
        });
      },
      Math.max(soonestRenewalMs, wait),
    );
  }
}
