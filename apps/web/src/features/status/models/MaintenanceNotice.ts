import type { Deps } from '@office/client/lib/deps.ts';

export interface Announcement {
  startAt: string;
  endAt: string;
}

export interface MaintenanceNoticeDeps extends Pick<Deps, 'clock'> {
  store: Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
}

const minute = 60_000;
/** Reminders before the start. The last leaves time to finish current work. */
const reminders = [
  { name: 'day', before: 24 * 60 * minute },
  { name: 'soon', before: 10 * minute },
] as const;
/** Browser timers cannot wait longer than some weeks. */
const maxTimerMs = 24 * 60 * minute;

/** Notifies when announced, one day before and shortly before, each once per browser. */
export class MaintenanceNotice {
  readonly #deps: MaintenanceNoticeDeps;

  constructor(deps: MaintenanceNoticeDeps) {
    this.#deps = deps;
  }

  follow({ startAt, endAt }: Announcement, showNotice: () => void): () => void {
    const { clock, store, key } = this.#deps;
    let cancel = () => {};
    const look = () => {
      const left = Date.parse(startAt) - clock.now();
      if (left <= 0) return;
      const stage = reminders.findLast(({ before }) => left <= before)?.name ?? 'announced';
      const noticeKey = `${startAt} ${endAt} ${stage}`;
      if (store.getItem(key) !== noticeKey) {
        store.setItem(key, noticeKey);
        showNotice();
      }
      const next = reminders.find(({ before }) => left > before);
      if (next) cancel = clock.schedule(look, Math.min(left - next.before, maxTimerMs));
    };
    look();
    return () => cancel();
  }
}
