import { farEnoughApart } from '@office/client/toasts/ToastStore.ts';
import type { Deps } from '@office/client/lib/deps.ts';

export interface AvailableNoticesDeps extends Pick<Deps, 'clock'> {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The storage entry that says when the member was told last, on any page of this browser. */
  key: string;
}

/** Lets “you can join” be said at most every ten minutes (spec §3 and §5), also after a reload. */
export class AvailableNotices {
  readonly #deps: AvailableNoticesDeps;

  constructor(deps: AvailableNoticesDeps) {
    this.#deps = deps;
  }

  /** Whether it may be said now; from then on it counts as said. */
  claim(): boolean {
    const { clock, storage, key } = this.#deps;
    const now = clock.now();
    const last = Number(storage.getItem(key) ?? Number.NaN);
    // A clock that was set back does not keep the member from hearing of meetings.
    if (last <= now && !farEnoughApart(now, last)) return false;
    storage.setItem(key, String(now));
    return true;
  }
}
