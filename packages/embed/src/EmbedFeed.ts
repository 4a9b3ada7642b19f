import type { EmbedContent, EmbedProblem, EmbedState } from './content.ts';

const intervalMs = 60_000;
const firstRetryMs = 15_000;
const maxRetryMs = 10 * 60_000;
const timeoutMs = 15_000;

const problems: Partial<Record<string, EmbedProblem>> = {
  embedOriginNotAllowed: 'originNotAllowed',
  organizationNetworkNotAllowed: 'networkNotAllowed',
  notFound: 'notFound',
};

export interface EmbedFeedDeps {
  fetch: typeof fetch;
  /** Returns a number from 0 to 1. */
  random(): number;
  isVisible(): boolean;
  onState(state: EmbedState): void;
}

/** Requests the content of a widget each minute while the page is visible, without cookies. */
export class EmbedFeed {
  readonly #url: string;
  readonly #deps: EmbedFeedDeps;
  readonly #closed = new AbortController();
  #state: EmbedState = { status: 'loading' };
  #receivedAt = new Date(0);
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDue = true;
  #isRequesting = false;

  constructor(url: string, deps: EmbedFeedDeps) {
    this.#url = url;
    this.#deps = deps;
    void this.#request();
  }

  /** Requests the content if it became due while the page was hidden. */
  resume(): void {
    if (this.#isDue) void this.#request();
  }

  close(): void {
    this.#closed.abort();
    clearTimeout(this.#timer);
  }

  async #request(): Promise<void> {
    if (this.#isRequesting || !this.#deps.isVisible()) return;
    this.#isRequesting = true;
    this.#isDue = false;
    const outcome = await this.#load();
    this.#isRequesting = false;
    if (this.#closed.signal.aborted) return;
    this.#failures = outcome.status === 'ready' ? 0 : this.#failures + 1;
    this.#schedule(outcome);
    this.#update(outcome);
  }

  async #load(): Promise<Outcome> {
    try {
      const response = await this.#deps.fetch(this.#url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(timeoutMs)]),
      });
      const body: unknown = await response.json();
      if (response.ok) return { status: 'ready', content: body as EmbedContent };
      const code = (body as { errors?: unknown } | null)?.errors;
      const seconds = Number(response.headers.get('retry-after'));
      return {
        status: 'error',
        problem: (typeof code === 'string' && problems[code]) || 'unreachable',
        retryAfterMs: seconds * 1000 || 0,
      };
    } catch {
      return { status: 'error', problem: 'unreachable', retryAfterMs: 0 };
    }
  }

  #schedule(outcome: Outcome): void {
    const delay =
      outcome.status === 'ready'
        ? intervalMs
        : Math.max(outcome.retryAfterMs, retryDelay(outcome.problem, this.#failures));
    // Many pages of an intranet are opened at the same time.
    const jittered = delay * (1 + this.#deps.random() / 5);
    this.#timer = setTimeout(() => {
      this.#isDue = true;
      void this.#request();
    }, jittered);
  }

  #update(outcome: Outcome): void {
    if (outcome.status === 'ready') {
      this.#receivedAt = new Date();
      this.#state = { ...outcome, staleSince: null };
    } else if (outcome.problem === 'unreachable' && this.#state.status === 'ready') {
      this.#state = { ...this.#state, staleSince: this.#receivedAt };
    } else {
      this.#state = { status: 'error', problem: outcome.problem };
    }
    this.#deps.onState(this.#state);
  }
}

type Outcome =
  | { status: 'ready'; content: EmbedContent }
  | { status: 'error'; problem: EmbedProblem; retryAfterMs: number };

/** An administrator has to correct the other problems, so they are not retried soon. */
function retryDelay(problem: EmbedProblem, failures: number): number {
  if (problem !== 'unreachable') return maxRetryMs;
  return Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs);
}
