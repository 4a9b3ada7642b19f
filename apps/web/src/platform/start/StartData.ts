import { callTimeoutMs } from '@office/client/http/fetchContract.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import { startAnswers, type StartAnswer, type Workplace } from './startAnswers.ts';

/** Request that the page sent before its code was loaded (plugins/workplaceStart.js). */
export interface StartRequest {
  userId: string;
  organizationId: string;
  token: string;
  language: string;
  response: Promise<Response>;
}

/** Later calls need newer data. */
const maxAgeMs = 10_000;

/** Older data is loaded again once the real-time connection is established. */
const maxMissedChangesMs = 1000;

/**
 * Answers the first call of each operation from the response of `getWorkplace`, for which it waits.
 * Once the page has changed data, all calls are sent.
 */
export class StartData {
  /** Null if the page sent no request, or the request failed. */
  readonly workplace: Promise<Workplace | null>;
  readonly #request: StartRequest | null;
  readonly #clock: Clock;
  readonly #startedAt: number;
  #answers: StartAnswer[];
  readonly #usedPaths = new Set<string>();
  /** The page has sent a change, which the stored answers do not contain. */
  #hasWritten = false;

  constructor(request: StartRequest | null, clock: Clock) {
    this.#request = request;
    this.#clock = clock;
    this.#startedAt = clock.elapsed();
    this.#answers = request ? startAnswers(request, null) : [];
    this.workplace = this.#load();
  }

  /** Whether the query was answered by data that is hardly older than a connection that is established now. */
  isCurrent(path: string): boolean {
    return this.#usedPaths.has(path) && this.#age() <= maxMissedChangesMs;
  }

  /** Returns the answers that have arrived, for the first render. Empty for another member or organisation. */
  answersFor(userId: string | undefined, organizationId: string | null): readonly StartAnswer[] {
    const isOwner =
      this.#request?.userId === userId && this.#request?.organizationId === organizationId;
    if (!isOwner || !this.#isFresh()) return [];
    return this.#answers.filter(({ body }) => body !== undefined);
  }

  async take(call: Request): Promise<Response | null> {
    if (call.method !== 'GET') this.#hasWritten = true;
    const isExpected = () => this.#answers.some((answer) => answer.address === addressOf(call));
    if (!this.#isSameCaller(call) || !isExpected()) return null;
    await this.workplace;
    const answer = this.#answers.find(({ address }) => address === addressOf(call));
    if (answer?.body === undefined || !this.#isFresh()) return null;
    this.#usedPaths.add(answer.path);
    this.#answers = this.#answers.filter((each) => each !== answer);
    return Response.json(answer.body);
  }

  #age(): number {
    return this.#clock.elapsed() - this.#startedAt;
  }

  #isFresh(): boolean {
    return !this.#hasWritten && this.#age() < maxAgeMs;
  }

  #isSameCaller({ method, headers }: Request): boolean {
    if (!this.#request || method !== 'GET') return false;
    const { token, language } = this.#request;
    const authorization = headers.get('Authorization');
    return (
      (authorization === null || authorization === `Bearer ${token}`) &&
      headers.get('Accept-Language') === language
    );
  }

  async #load(): Promise<Workplace | null> {
    if (!this.#request) return null;
    const timeout = new Promise<null>((resolve) => {
      this.#clock.schedule(() => resolve(null), callTimeoutMs);
    });
    try {
      const response = await Promise.race([this.#request.response, timeout]);
      if (!response?.ok) return null;
      const workplace = (await response.json()) as Workplace;
      this.#answers = startAnswers(this.#request, workplace);
      return workplace;
    } catch {
      return null;
    }
  }
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/api/, '') + search;
}
