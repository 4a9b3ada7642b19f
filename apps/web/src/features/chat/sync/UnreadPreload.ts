import type { Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import type { ChatApi } from './chatApi.ts';

/** Maximum age of a preloaded response in milliseconds. Messages may have arrived since. */
const maxAgeMs = 3000;

interface UnreadPreloadDeps extends Pick<Deps, 'clock'> {
  api: Pick<ChatApi, 'fetchUnread' | 'preloadUnread'>;
}

/** Fetches the unread count of a room that is about to be opened. Each response is used once. */
export class UnreadPreload {
  readonly #deps: UnreadPreloadDeps;
  #preloaded: {
    roomId: string;
    startedAt: number;
    response: Promise<Schemas['ChatUnreadMessage']>;
  } | null = null;

  constructor(deps: UnreadPreloadDeps) {
    this.#deps = deps;
  }

  start(roomId: string): void {
    if (this.#recentFor(roomId)) return;
    const { api, clock } = this.#deps;
    const response = api.preloadUnread(roomId);
    // Fetching repeats a failed request.
    response.catch(() => undefined);
    this.#preloaded = { roomId, startedAt: clock.now(), response };
  }

  /** @throws the error of the request */
  fetch(roomId: string): Promise<Schemas['ChatUnreadMessage']> {
    const { api } = this.#deps;
    const response = this.#recentFor(roomId);
    this.#preloaded = null;
    return response ? response.catch(() => api.fetchUnread(roomId)) : api.fetchUnread(roomId);
  }

  #recentFor(roomId: string): Promise<Schemas['ChatUnreadMessage']> | undefined {
    const preloaded = this.#preloaded;
    if (preloaded?.roomId !== roomId) return undefined;
    const age = this.#deps.clock.now() - preloaded.startedAt;
    return age < maxAgeMs ? preloaded.response : undefined;
  }
}
