import type { SceneSignInData } from '@office/scene-bridge';
import type { FloorPerson } from '@office/world/movement';
import { portraitPath } from '@office/world/portrait';

/** Timeout for a new token and minimum time between requests for one, in milliseconds. */
const tokenTimeoutMs = 20_000;
const requestIntervalMs = 4_000;

/** Access token of the page. Requests a new one once for all waiting calls if it is rejected. */
export class SceneSession {
  #data: SceneSignInData;
  readonly #ask: () => void;
  readonly #now: () => number;
  readonly #waiting = new Set<(token: string) => void>();
  #requestedAt = Number.NEGATIVE_INFINITY;

  constructor(data: SceneSignInData, ask: () => void, now: () => number = () => performance.now()) {
    this.#data = data;
    this.#ask = ask;
    this.#now = now;
  }

  get data(): SceneSignInData {
    return this.#data;
  }

  get accessToken(): string {
    return this.#data.accessToken;
  }

  pictureOf({ avatarUrl, avatar }: FloorPerson): string {
    return avatarUrl ?? `${this.#data.apiBaseUrl}/v1/users/portraits/${portraitPath(avatar)}`;
  }

  update(data: SceneSignInData): void {
    const renewed = data.accessToken !== this.#data.accessToken;
    this.#data = data;
    if (!renewed) return;
    this.#requestedAt = Number.NEGATIVE_INFINITY;
    for (const resolve of this.#waiting) resolve(data.accessToken);
    this.#waiting.clear();
  }

  /** Returns a token other than `refused`; rejects if none arrives in time. */
  refreshToken(refused: string): Promise<string> {
    if (this.#data.accessToken !== refused) return Promise.resolve(this.#data.accessToken);
    if (this.#now() - this.#requestedAt > requestIntervalMs) {
      this.#requestedAt = this.#now();
      this.#ask();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(done);
        reject(new Error('no new access token'));
      }, tokenTimeoutMs);
      const done = (token: string) => {
        clearTimeout(timer);
        resolve(token);
      };
      this.#waiting.add(done);
    });
  }
}
