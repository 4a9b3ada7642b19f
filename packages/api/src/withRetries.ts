export interface RetryOptions {
  /** Attempts including the first. */
  attempts?: number;
  /** Upper limit of the first delay in milliseconds. It doubles with each attempt. */
  delay?: number;
  /** Upper limit of each delay in milliseconds, also of `Retry-After`. */
  maxDelay?: number;
  fetch?(request: Request): Promise<Response>;
  /** Returns a number from 0 to 1. */
  random?(): number;
}

const retriedStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Returns a `fetch` for `createOfficeClient` that repeats GET calls without a response and with status 429, 502, 503
 * or 504. Other calls are sent once, because the first attempt may have reached the server. Delays are random between
 * zero and the limit ("full jitter"), or as long as `Retry-After` requires. Aborting a call ends it immediately.
 */
export function withRetries({
  attempts = 3,
  delay = 300,
  maxDelay = 10_000,
  fetch = (request) => globalThis.fetch(request),
  random = Math.random,
}: RetryOptions = {}): (request: Request) => Promise<Response> {
  const waitFor = (attempt: number, response?: Response) =>
    response?.headers.has('Retry-After')
      ? retryAfter(response)
      : random() * Math.min(maxDelay, delay * 2 ** (attempt - 1));

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const isLast = request.method !== 'GET' || attempt >= attempts;
      let response: Response | undefined;
      try {
        response = await fetch(request.clone());
        if (isLast || !retriedStatuses.has(response.status)) return response;
      } catch (error) {
        if (isLast || request.signal.aborted) throw error;
      }
      const ms = waitFor(attempt, response);
      if (response && ms > maxDelay) return response;
      await response?.body?.cancel();
      await wait(ms, request.signal);
    }
  };
}

/** In milliseconds. The header has seconds or a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('Retry-After')!;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(value) - Date.now()) : seconds * 1000;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
