import { isIntervalElapsed } from '@office/client/toasts/ToastStore.ts';
import type { Deps } from '@office/client/lib/deps.ts';

export interface AvailableNoticesDeps extends Pick<Deps, 'clock'> {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
}

/** Limits “you can join” notices to one every ten minutes (spec §3 and §5), across reloads. */
export class MeetingAvailableNoticeLimiter {
  readonly #deps: AvailableNoticesDeps;

  constructor(deps: AvailableNoticesDeps) {
    this.#deps = deps;
  }

  claim(): boolean {
    const { clock, storage, key } = this.#deps;
    const now = clock.now();
    const last = Number(storage.getItem(key) ?? Number.NaN);
    // A stored time in the future means that the clock was set back: shows the notice.
    if (last <= now && !isIntervalElapsed(now, last)) return false;
    storage.setItem(key, String(now));
    return true;
  }
}
