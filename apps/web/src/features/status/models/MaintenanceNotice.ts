import type { Deps } from '@office/client/lib/deps.ts';

/** A maintenance that is announced, by ISO 8601 times. */
export interface Announcement {
  startAt: string;
  endAt: string;
}

export interface MaintenanceNoticeDeps extends Pick<Deps, 'clock'> {
  /** Keeps what was told in this browser: a reload does not tell it again. */
  store: Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
}

const minute = 60_000;
/** The times before the start at which it is told once more; the last one to finish what one does. */
const reminders = [
  { name: 'day', before: 24 * 60 * minute },
  { name: 'soon', before: 10 * minute },
] as const;
/** A timer of the browser cannot wait longer than some weeks. */
const longestWait = 24 * 60 * minute;

/** Tells of a maintenance when it is announced, a day before it, and shortly before it: each once in a browser. */
export class MaintenanceNotice {
  readonly #deps: MaintenanceNoticeDeps;

  constructor(deps: MaintenanceNoticeDeps) {
    this.#deps = deps;
  }

  /** Follows an announcement until the answer is called. */
  follow({ startAt, endAt }: Announcement, tell: () => void): () => void {
    const { clock, store, key } = this.#deps;
    let cancel = () => {};
    const look = () => {
      const left = Date.parse(startAt) - clock.now();
      if (left <= 0) return;
      const stage = reminders.findLast(({ before }) => left <= before)?.name ?? 'announced';
      const told = `${startAt} ${endAt} ${stage}`;
      if (store.getItem(key) !== told) {
        store.setItem(key, told);
        tell();
      }
      const next = reminders.find(({ before }) => left > before);
      if (next) cancel = clock.schedule(look, Math.min(left - next.before, longestWait));
    };
    look();
    return () => cancel();
  }
}
